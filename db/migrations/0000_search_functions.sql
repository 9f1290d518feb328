CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- What a search for facts looks at. Immutable, so that an index can be built on it (array_to_string is not declared so).
CREATE FUNCTION fact_search_text(title text, fact text, tags text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(title || E'\n' || fact || E'\n' || coalesce(array_to_string(tags, E'\n'), ''));
