-- How a name sounds, roughly: what people write differently for the same sound is written alike (Kohli, Kholi, Koli).
-- Immutable, so that an index can be built on it.
CREATE FUNCTION fold_name(name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
	regexp_replace(
		replace(replace(replace(replace(replace(replace(replace(lower(name),
			'ph', 'f'), 'w', 'v'), 'z', 's'), 'y', 'i'), 'ck', 'k'), 'ee', 'i'), 'oo', 'u'),
		'h(?![aeiou])|(?<=[bcdfgjklmnpqrstvx])h', '', 'g'),
	'([a-z])\1+', '\1', 'g');
