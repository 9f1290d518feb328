/** A file that /data offers for download. The page shows `content` beside it. */
export type PublishedFile = { name: string; type: string; size: string; content: string };

export const PUBLISHED: PublishedFile[] = [
	{
		name: "balls.parquet",
		type: "application/vnd.apache.parquet",
		size: "about 640 kB",
		content: "Every ball since 2008, super overs included, as Parquet.",
	},
	{ name: "balls.csv", type: "text/csv; charset=utf-8", size: "about 22 MB", content: "The same as CSV." },
	{ name: "balls.csv.gz", type: "application/gzip", size: "about 1.2 MB", content: "The same as CSV, packed." },
	{
		name: "matches.csv",
		type: "text/csv; charset=utf-8",
		size: "about 220 kB",
		content: "Every match: date, ground, sides, toss, result, target, umpires.",
	},
	{
		name: "people.csv",
		type: "text/csv; charset=utf-8",
		size: "about 50 kB",
		content: "Whom the ids of people stand for.",
	},
];

/** The licence of the data, as in NOTICE.md. */
export const LICENCE = {
	name: "Open Data Commons Attribution License 1.0",
	short_name: "ODC-BY 1.0",
	url: "https://opendatacommons.org/licenses/by/1-0/",
};

/** The columns of balls.csv and balls.parquet. */
export const BALL_COLUMNS: [name: string, content: string][] = [
	["match_id", "The match, as in matches.csv."],
	["innings", "1 or 2; super overs go on from 3."],
	["super_over", "Whether the ball belongs to a super over. No figure of the site counts those."],
	["over", "The over, from 1."],
	["team_id", "The side that bats."],
	["batter_id, non_striker_id, bowler_id", "Cricsheet's ids of the three, as in people.csv."],
	["batter_runs", "Runs off the bat."],
	["wides, noballs, byes, legbyes, penalty", "Extras by kind, in runs."],
	["non_boundary", "Four or six runs that were all run."],
	["wicket, out_id, fielders", "How somebody got out, who, and the fielders' ids joined by |. Empty without a wicket."],
	["second_wicket, second_out_id", "The second one to leave on the same ball."],
];
