-- Facts tell a day as the pages do, and as their maker writes it now: 'April 23, 2013' for '23 April 2013'.
UPDATE "ipl_facts" SET
	"title" = regexp_replace("title", '\m(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})\M', '\2 \1, \3', 'g'),
	"fact" = regexp_replace("fact", '\m(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})\M', '\2 \1, \3', 'g')
WHERE "title" || ' ' || "fact" ~ '\m\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\M';
