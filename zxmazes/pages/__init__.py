"""The pages and pictures that a run writes: catalogue, gallery, magazine, screens."""
