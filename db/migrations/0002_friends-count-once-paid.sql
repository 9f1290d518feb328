-- A friend counts on a link once paid. Friends who counted on arrival and are not paid are taken off the links.
UPDATE "viral_shares" SET "conversions_count" = greatest(0, "conversions_count" - "counted"."friends") FROM (
	SELECT "share_id", count(*)::int AS "friends" FROM "share_conversions"
	WHERE "state" <> 'paid' AND "refusal" IS DISTINCT FROM 'same_device' AND "doubt" IS DISTINCT FROM 'same_network'
	GROUP BY "share_id"
) AS "counted" WHERE "counted"."share_id" = "viral_shares"."id";
