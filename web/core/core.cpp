// core.cpp - a ZX Spectrum of 48K or 128K for the page: the CPU is z80.h of the package zx, the rest is here
//
// T-states, contention, interrupts and ports are those of SkoolKit's simulator, with which the tests compare this one.
// The picture is drawn as the beam passes, 8 pixels at a time, so stripes and colours that a program changes in time show.
#include "z80.h"

#include "ay.h"

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

constexpr unsigned PAGE = 0x4000, ROM = 8;               // pages 0 to 7 are RAM, 8 and 9 the ROMs
constexpr unsigned WIDTH = 352, HEIGHT = 280, LEFT = 48, TOP = 48;
constexpr unsigned RATE = 44100, ROOM = 8192;            // samples a second; most that are kept
constexpr unsigned LOG = 1 << 20;                        // most writes that are recorded
constexpr unsigned TAPE = 1 << 19;                       // the longest .tap
constexpr unsigned LOAD = 0x0556, LOADED = 0x053F;       // the ROM's loader, and its end

struct Model {
    unsigned frame, line, interrupt, contended, first;   // T-states; first: of the beam at the first pixel of the screen
    double clock;
};
constexpr Model MODELS[2] = {{69888, 224, 32, 14335, 14336, 3500000.0}, {70908, 228, 36, 14361, 14362, 3546900.0}};

uint8_t memory[10][PAGE];
uint32_t image[HEIGHT * WIDTH], colours[16];
uint8_t keys[8], watched[0x10000], tape[TAPE];
uint32_t heat[0x10000], log_t[LOG];
uint16_t log_address[LOG];
uint8_t log_value[LOG];
float samples[2 * ROOM];

class Machine : public z80::z80_cpu<Machine> {
public:
    typedef z80::z80_cpu<Machine> base;
    typedef z80::fast_u8 u8;
    typedef z80::fast_u16 u16;

    const Model *model = &MODELS[0];
    unsigned t = 0, frames = 0, logged = 0, sampled = 0;
    uint8_t paging = 0, border = 7, latch = 0, joystick = 0xFF;
    bool contended = true, instant = true, hot = false;

    void reset(unsigned kilobytes) {
        model = &MODELS[kilobytes == 128];
        on_reset();
        set_sp(0xFFFF);
        set_af(0xFFFF);
        for (unsigned i = 0; i < 8; i++)
            for (auto &byte : memory[i]) byte = 0;
        for (auto &row : keys) row = 0xFF;
        ay.reset();
        t = frames = logged = sampled = selected = 0;
        border = 7;
        latch = 0;
        joystick = 0xFF;
        level = 0;
        last = 0;
        next = period();
        held = 0;
        high[0] = high[1] = passed[0] = passed[1] = 0;
        contended = true;
        begin_picture();
        page(0);
        eject();
    }

    bool is_128() const { return model == &MODELS[1]; }

    // The 128K's port: RAM at C000, the screen, the ROM, and bit 5 for no more changes.
    void page(uint8_t value) {
        paging = value;
        map[0] = memory[ROM + (is_128() ? value >> 4 & 1 : 0)];
        map[1] = memory[5];
        map[2] = memory[2];
        map[3] = memory[is_128() ? value & 7 : 0];
        slow = is_128() && value & 1;
    }

    uint8_t peek(unsigned address) const { return map[address >> 14 & 3][address & (PAGE - 1)]; }

    void poke(unsigned address, uint8_t value) {
        if (address >= PAGE) map[address >> 14 & 3][address & (PAGE - 1)] = value;
    }

    // Run to the end of the frame.
    void frame() {
        bool done = false;
        while (!done) {
            if (get_pc() == LOAD && instant) load_block();
            on_step();
            if (t >= model->frame) {
                end_frame();
                done = true;
            }
            if (t < model->interrupt) on_handle_active_int();
        }
    }

    // Run to an address, without interrupts; the T-states that it took, 0 if more than `budget`.
    unsigned call(unsigned address, unsigned budget) {
        unsigned began = t;
        while (get_pc() != address) {
            if (t - began > budget) return 0;
            if (hot && get_iregp_kind() == z80::iregp::hl) heat[get_pc()]++;
            on_step();
        }
        unsigned taken = t - began;
        t = began;
        return taken;
    }

    // The tape.
    unsigned length = 0, at = 0, block = 0, blocks = 0;
    bool playing = false;

    void insert(unsigned bytes) {
        eject();
        length = bytes;
        for (unsigned place = 0; place + 2 <= length; place += 2 + size(place)) blocks++;
    }

    void play(bool on) {
        if (on && !playing && at < length) begin_block();
        playing = on && at < length;
        edge = clock() + 1;
    }

    // Samples of the chip alone, left and right, for a test.
    void render(unsigned count) {
        for (sampled = 0; sampled < count && sampled < ROOM; sampled++) {
            float sides[2];
            chip(sides);
            samples[2 * sampled] = sides[0];
            samples[2 * sampled + 1] = sides[1];
        }
    }

    Ay ay;
    unsigned selected = 0;

    // What the CPU asks for.
    void on_tick(unsigned ticks) { t += ticks; }

    u8 on_read(u16 address) { return map[address >> 14][address & (PAGE - 1)]; }

    void on_write(u16 address, u8 value) {
        if (address < PAGE) return;
        if (watched[address] && logged < LOG) {
            log_t[logged] = t;
            log_address[logged] = static_cast<uint16_t>(address);
            log_value[logged++] = static_cast<uint8_t>(value);
        }
        map[address >> 14][address & (PAGE - 1)] = static_cast<uint8_t>(value);
    }

    u8 on_m1_fetch_cycle() {
        u16 address = get_pc();
        wait(address);
        u8 value = on_read(address);
        t += 4;
        on_inc_r_reg();
        bus = get_ir();
        if (is_halted()) return 0;
        set_pc(z80::inc16(address));
        return value;
    }

    // The last byte of a DD CB or FD CB instruction: no opcode fetch, and two T-states more.
    u8 on_fetch_cycle() {
        bus = get_pc();
        wait(bus);
        u8 value = on_read(bus);
        t += 3;
        set_pc(z80::inc16(bus));
        idle(1);
        return value;
    }

    u8 on_read_cycle(u16 address) {
        bus = address;
        wait(address);
        u8 value = on_read(address);
        t += 3;
        return value;
    }

    void on_write_cycle(u16 address, u8 value) {
        bus = address;
        wait(address);
        if (contended) draw(t);
        on_write(address, value);
        t += 3;
    }

    void on_fetch_cycle_extra_1t() { idle(1); }
    void on_fetch_cycle_extra_2t() { idle(2); }
    void on_fetch_cycle_extra_3t() { idle(3); }
    void on_read_cycle_extra_1t() { idle(1); }
    void on_read_cycle_extra_2t() { idle(2); }
    void on_write_cycle_extra_2t() { idle(2); }
    void on_3t_exec_cycle() { idle(3); }
    void on_4t_exec_cycle() { idle(4); }
    void on_5t_exec_cycle() { idle(5); }
    void on_set_addr_bus(u16 address) { bus = address; }

    // LDIR and the like that go on show bits of PC in F.
    void set_pc_on_block_instr(u16 pc) {
        set_f((get_f() & ~0x28u) | (pc >> 8 & 0x28));
        set_pc(pc);
    }

    u8 on_input_cycle(u16 port) {
        bus = port;
        wait_port(port);
        if (port & 1) {
            // registers 14 and 15 are the lines of the keypad, with nothing connected
            if (is_128() && (port & 0xC002) == 0xC000) return selected < 14 ? ay.registers[selected] : 0xFF;
            return port & 0x20 ? 0xFF : joystick;
        }
        uint8_t value = 0xFF;
        for (unsigned row = 0; row < 8; row++)
            if (!(port >> (8 + row) & 1)) value &= keys[row];
        return value & (ear() ? 0xFF : 0xBF);
    }

    void on_output_cycle(u16 port, u8 value) {
        bus = port;
        wait_port(port);
        if (!(port & 1)) {
            if (contended) draw(t);
            latch = static_cast<uint8_t>(value);
            border = value & 7;
            hear();
        }
        if (!is_128()) return;
        if (!(port & 0x8002) && !(paging & 0x20)) {
            if (contended) draw(t);
            page(static_cast<uint8_t>(value));
        } else if ((port & 0xC002) == 0xC000) {
            selected = value & 15;
        } else if ((port & 0xC002) == 0x8000) {
            sound(t);
            ay.write(selected, static_cast<uint8_t>(value));
        }
    }

private:
    uint8_t *map[4];
    bool slow = false;  // is the RAM at C000 contended?
    u16 bus = 0;

    // Contention.
    void wait() {
        if (!contended || t < model->contended) return;
        unsigned since = t - model->contended, row = since / model->line, column = since % model->line;
        if (row < 192 && column < 128 && column % 8 < 6) t += 6 - column % 8;
    }

    void wait(u16 address) {
        if (address >> 14 == 1 || (slow && address >> 14 == 3)) wait();
    }

    void idle(unsigned ticks) {
        while (ticks--) {
            wait(bus);
            t++;
        }
    }

    void wait_port(u16 port) {
        bool high = port >> 14 == 1 || (slow && port >> 14 == 3);
        if (!(port & 1)) {
            if (high) wait();
            t++;
            wait();
            t += 3;
        } else if (high) {
            for (unsigned i = 0; i < 4; i++) {
                wait();
                t++;
            }
        } else {
            t += 4;
        }
    }

    // The picture: 44 cells of 8 pixels to a line, each 4 T-states.
    unsigned row = 0, cell = 0, due = 0;

    void begin_picture() {
        row = cell = 0;
        due = model->first - TOP * model->line - LEFT / 2;
    }

    void draw(unsigned until) {
        const uint8_t *screen = memory[is_128() && paging & 8 ? 7 : 5];
        while (due < until && row < HEIGHT) {
            uint32_t *to = image + row * WIDTH + cell * 8;
            unsigned y = row - TOP, x = cell - LEFT / 8;
            if (y < 192 && x < 32) {
                uint8_t pixels = screen[(y & 0xC0) << 5 | (y & 7) << 8 | (y & 0x38) << 2 | x];
                uint8_t colour = screen[0x1800 + (y >> 3) * 32 + x];
                if (colour & 0x80 && frames & 16) pixels = static_cast<uint8_t>(~pixels);
                uint32_t ink = colours[(colour & 7) | (colour >> 3 & 8)], paper = colours[colour >> 3 & 15];
                for (unsigned i = 0; i < 8; i++) to[i] = pixels << i & 0x80 ? ink : paper;
            } else {
                for (unsigned i = 0; i < 8; i++) to[i] = colours[border];
            }
            due += 4;
            if (++cell == WIDTH / 8) {
                cell = 0;
                row++;
                due += model->line - WIDTH / 2;
            }
        }
    }

    void end_frame() {
        draw(~0u);
        ear();
        sound(t);
        t -= model->frame;
        last -= model->frame;
        next -= model->frame;
        frames++;
        begin_picture();
    }

    // The loudspeaker and the chip.
    float level = 0, held = 0, high[2], passed[2];
    double last = 0, next = 0, part = 0;

    double period() const { return model->clock / RATE; }

    void hear() {
        sound(t);
        level = (latch & 0x10 ? 0.5f : 0.0f) + (latch & 8 ? 0.08f : 0.0f) + (playing && up ? 0.12f : 0.0f);
    }

    void chip(float *sides) {
        float a = 0, b = 0, c = 0;
        unsigned steps = 0;
        for (part += 1773400.0 / 8 / RATE; part >= 1; part -= 1, steps++) {
            ay.step();
            a += ay.level(0);
            b += ay.level(1);
            c += ay.level(2);
        }
        if (!steps) steps = 1;
        sides[0] = (a + b / 2) / static_cast<float>(steps);
        sides[1] = (c + b / 2) / static_cast<float>(steps);
    }

    // Make the samples up to a T-state of this frame.
    void sound(unsigned until) {
        while (next <= until) {
            held += level * static_cast<float>(next - last);
            last = next;
            next += period();
            float beeper = held / static_cast<float>(period()), sides[2] = {0, 0};
            held = 0;
            if (is_128()) chip(sides);
            if (sampled >= ROOM) sampled = 0;
            for (unsigned side = 0; side < 2; side++) {
                // a little of each side on the other, and no constant level
                float now = beeper + 0.2f * (0.75f * sides[side] + 0.25f * sides[1 - side]);
                passed[side] = now - high[side] + 0.998f * passed[side];
                high[side] = now;
                samples[2 * sampled + side] = passed[side];
            }
            sampled++;
        }
        if (until > last) {
            held += level * static_cast<float>(until - last);
            last = until;
        }
    }

    // The tape's pulses: pilot, two for the start, two for each bit, a pause.
    uint64_t edge = 0;
    unsigned pulses = 0, bit = 0;
    bool up = false;

    uint64_t clock() const { return static_cast<uint64_t>(frames) * model->frame + t; }
    unsigned size(unsigned place) const { return tape[place] | tape[place + 1] << 8; }

    void eject() {
        length = at = block = blocks = 0;
        playing = up = false;
    }

    void begin_block() {
        pulses = 0;
        bit = 0;
    }

    // The T-states of the next pulse; 0 when the tape has ended.
    unsigned pulse() {
        if (at + 2 > length) return 0;
        unsigned bytes = size(at), pilot = tape[at + 2] < 128 ? 8063 : 3223;
        pulses++;
        if (pulses <= pilot) return 2168;
        if (pulses == pilot + 1) return 667;
        if (pulses == pilot + 2) return 735;
        if (bit < 16 * bytes) {
            unsigned one = tape[at + 2 + bit / 16] << (bit / 2 % 8) & 0x80;
            bit++;
            return one ? 1710 : 855;
        }
        at += 2 + bytes;
        block++;
        begin_block();
        return 3500000;  // after the last block too: its last pulse ends here
    }

    bool ear() {
        if (!playing) return true;
        bool moved = false;
        while (playing && edge <= clock()) {
            if (moved) level = up ? 0.12f : 0.0f;
            unsigned ticks = pulse();
            up = !up;
            edge += ticks;
            moved = true;
            if (!ticks) playing = false;
        }
        if (moved) hear();
        return playing ? up : true;
    }

    // What the ROM's loader does with a whole block: A' is the flag, DE bytes go to IX.
    void load_block() {
        if (!(get_f() & 1) || at + 2 > length || (is_128() && !(paging & 0x10))) return;
        unsigned bytes = size(at), place = at + 2;
        at = place + bytes;
        block++;
        playing = false;
        if (bytes < 2 || tape[place] != get_a()) return failed();
        unsigned wanted = get_de(), there = bytes - 2, count = wanted < there ? wanted : there;
        for (unsigned i = 0; i < count; i++) poke((get_ix() + i) & 0xFFFF, tape[place + 1 + i]);
        set_ix((get_ix() + count) & 0xFFFF);
        set_de(wanted - count);
        if (count < wanted) return failed();
        set_af(get_af() | 1);
        set_pc(LOADED);
    }

    void failed() {
        set_af(get_af() & 0xFFFE);
        set_pc(LOADED);
    }
};

Machine machine;

}  // namespace

extern "C" void *memset(void *to, int value, size_t count) {
    for (size_t i = 0; i < count; i++) static_cast<volatile uint8_t *>(to)[i] = static_cast<uint8_t>(value);
    return to;
}

extern "C" void *memcpy(void *to, const void *from, size_t count) {
    for (size_t i = 0; i < count; i++)
        static_cast<volatile uint8_t *>(to)[i] = static_cast<const uint8_t *>(from)[i];
    return to;
}

EXPORT(page) uint8_t *page_at(unsigned number) { return memory[number]; }
EXPORT(image) uint32_t *image_at() { return image; }
EXPORT(keys) uint8_t *keys_at() { return keys; }
EXPORT(tape) uint8_t *tape_at() { return tape; }
EXPORT(tape_room) unsigned tape_room() { return TAPE; }
EXPORT(watched) uint8_t *watched_at() { return watched; }
EXPORT(heat) uint32_t *heat_at() { return heat; }
EXPORT(log_t) uint32_t *log_t_at() { return log_t; }
EXPORT(log_address) uint16_t *log_address_at() { return log_address; }
EXPORT(log_value) uint8_t *log_value_at() { return log_value; }
EXPORT(logged) unsigned logged() { return machine.logged; }
EXPORT(samples) float *samples_at() { return samples; }
EXPORT(take) unsigned take() {
    unsigned count = machine.sampled;
    machine.sampled = 0;
    return count;
}

EXPORT(reset) void reset(unsigned kilobytes) {
    for (unsigned i = 0; i < 16; i++) {
        uint32_t full = i & 8 ? 0xFF : 0xC5;
        colours[i] = 0xFF000000u | (i & 1 ? full << 16 : 0) | (i & 4 ? full << 8 : 0) | (i & 2 ? full : 0);
    }
    machine.reset(kilobytes);
}
EXPORT(frame) void frame() { machine.frame(); }
EXPORT(call) unsigned call(unsigned address, unsigned budget) {
    machine.logged = 0;
    return machine.call(address, budget);
}
EXPORT(peek) unsigned peek(unsigned address) { return machine.peek(address); }
EXPORT(poke) void poke(unsigned address, unsigned value) { machine.poke(address, static_cast<uint8_t>(value)); }
EXPORT(contend) void contend(bool on) { machine.contended = on; }
EXPORT(instant) void instant(bool on) { machine.instant = on; }
EXPORT(hot) void hot(bool on) {
    machine.hot = on;
    if (on)
        for (auto &count : heat) count = 0;
}
EXPORT(joystick) void joystick(unsigned value) { machine.joystick = static_cast<uint8_t>(value); }
EXPORT(insert) void insert(unsigned length) { machine.insert(length); }
EXPORT(play) void play(bool on) { machine.play(on); }
EXPORT(playing) bool playing() { return machine.playing; }
EXPORT(block) unsigned block() { return machine.block; }
EXPORT(blocks) unsigned blocks() { return machine.blocks; }
EXPORT(ay_write) void ay_write(unsigned number, unsigned value) { machine.ay.write(number, static_cast<uint8_t>(value)); }
EXPORT(ay_read) unsigned ay_read(unsigned number) { return machine.ay.registers[number & 15]; }
EXPORT(ay_render) void ay_render(unsigned count) { machine.render(count); }

// The registers by number: core.js has their names in this order.
EXPORT(get) unsigned get(unsigned number) {
    switch (number) {
    case 0: return machine.get_af();
    case 1: return machine.get_bc();
    case 2: return machine.get_de();
    case 3: return machine.get_hl();
    case 4: return machine.get_alt_af();
    case 5: return machine.get_alt_bc();
    case 6: return machine.get_alt_de();
    case 7: return machine.get_alt_hl();
    case 8: return machine.get_ix();
    case 9: return machine.get_iy();
    case 10: return machine.get_sp();
    case 11: return machine.get_pc();
    case 12: return machine.get_i();
    case 13: return machine.get_r();
    case 14: return machine.get_int_mode();
    case 15: return machine.get_iff1();
    case 16: return machine.get_iff2();
    case 17: return machine.t;
    case 18: return machine.is_halted();
    case 19: return machine.paging;
    case 20: return machine.border;
    case 21: return machine.selected;
    default: return machine.frames;
    }
}
EXPORT(set) void set(unsigned number, unsigned value) {
    switch (number) {
    case 0: return machine.set_af(value);
    case 1: return machine.set_bc(value);
    case 2: return machine.set_de(value);
    case 3: return machine.set_hl(value);
    case 4: return machine.set_alt_af(value);
    case 5: return machine.set_alt_bc(value);
    case 6: return machine.set_alt_de(value);
    case 7: return machine.set_alt_hl(value);
    case 8: return machine.set_ix(value);
    case 9: return machine.set_iy(value);
    case 10: return machine.set_sp(value);
    case 11: return machine.set_pc(value);
    case 12: return machine.set_i(value);
    case 13: return machine.set_r(value);
    case 14: return machine.set_int_mode(value);
    case 15: return machine.set_iff1(value);
    case 16: return machine.set_iff2(value);
    case 17: machine.t = value; return;
    case 18: return machine.set_is_halted(value);
    case 19: return machine.page(static_cast<uint8_t>(value));
    case 20: machine.border = value & 7; return;
    case 21: machine.selected = value & 15; return;
    default: machine.frames = value;
    }
}
