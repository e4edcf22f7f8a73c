no-such-language = es gibt keine Sprache „{ $code }“: die Sprachen sind { $codes }
