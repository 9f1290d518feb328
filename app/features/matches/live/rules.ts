/** The largest document about a match, pretty-printed. */
export const MOST_FEED_BYTES = 512 * 1024;
/** Files read from a folder: the newest. */
export const MOST_FILES = 12;
/** Live matches at one time. */
export const MOST_LIVE_MATCHES = 12;
/** The tag of what shows one live match, of what shows when it was heard too, and of what shows which are live. */
export const liveTag = (match_id: number) => `live:${match_id}`;
export const heardTag = (match_id: number) => `heard:${match_id}`;
export const LIVE = "live";
/** After this silence of the feed its page says so. */
export const QUIET_AFTER_SECONDS = 120;
/** People of the record that an admin may choose from. */
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

/** Why a document was refused. */
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
