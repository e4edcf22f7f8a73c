"""How ships slide, exactly."""
