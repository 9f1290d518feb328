/** The largest document of a match that the site reads, pretty-printed. */
export const MOST_FEED_BYTES = 512 * 1024;
/** Only this many files of a folder are read, the newest first. */
export const MOST_FILES = 12;
/** How many matches can be live at once. */
export const MOST_LIVE_MATCHES = 12;
/**
 * Page cache tags: liveTag for pages that show the match, heardTag for those that also show when the feed last sent
 * it, LIVE for lists of live matches.
 */
export const liveTag = (match_id: number) => `live:${match_id}`;
export const heardTag = (match_id: number) => `heard:${match_id}`;
export const LIVE = "live";
/** The page warns readers when the feed has been silent for this long. */
export const QUIET_AFTER_SECONDS = 120;
/** How many people the desk offers for an unknown name. */
export const MOST_CANDIDATES = 6;

export const liveTexts = {
	provisional:
		"Live scores come from the match feed and are provisional. The checked scorecard takes their place when it's out.",
	heard: "Last heard",
	quiet: "The feed has gone quiet. This is the last score we have.",
	lost: "We can't reach the site right now. This is the last score we have.",
	over: "The match is over. The checked scorecard will take this page's place.",
	playing: "Live now",
	ended: "Just finished",
};

/** The reasons for refusing a document, as sent to the feed. */
export const refusals = {
	unreadable: (where: string, why: string) => `It can't be read as a match in Cricsheet's format. ${where}: ${why}`,
	noJson: "It is not valid JSON.",
	noCsv: (why: string) => `It can't be read as CSV: ${why}`,
	noBalls: "The CSV holds no ball.",
	archived: "The record has this match.",
	twice: (match_id: number) => `This match is live already, as ${match_id}. Remove that one at the desk first.`,
	tooMany: "Too many matches are live. Remove one at the desk first.",
	unknownSide: (team: string) => `We don't know a side called ${team}.`,
};
