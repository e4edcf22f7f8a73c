"""Words: what is said, in no language (`message.py`), and the languages to say it in (`language.py`)."""
