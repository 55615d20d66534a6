"""What judges a result: numpy, scipy, networkx and plain models, never the code under test."""
