// moments.js - moments of a game: kept in the browser's store by the name of the tape

const KEPT = "mazes-kept-";

/** Keep a snapshot. Throws if the store is full or not allowed. */
export function keepMoment(name, bytes) {
  localStorage.setItem(KEPT + name, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")));
}

/** The snapshot that was kept for a tape; null if there is none. */
export function keptMoment(name) {
  const text = kept(KEPT + name);
  return text && Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

/** Remember a wish of the visitor, such as silence. */
export function setWish(name, value) {
  try {
    localStorage.setItem(`mazes-${name}`, value);
  } catch {
    // without a store it holds until the page is left
  }
}

/** The wish that was remembered; null if there is none. */
export function wish(name) {
  return kept(`mazes-${name}`);
}

function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
