"""Words: what is said, in no language (`message.py`), and the languages that it is said in (`language.py`)."""
