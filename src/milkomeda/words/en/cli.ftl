no-such-language = there is no language '{ $code }': the languages are { $codes }
