"""The generated pages and pictures: catalogue, gallery, magazine, screens, movie; the tutorial's pictures."""
