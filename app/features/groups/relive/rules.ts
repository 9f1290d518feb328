/** Limits, texts and formulas of watching a match together. Pure, for server and browser. */

export const reliveTexts = {
	title: "Watch a match together",
	about: "Relive an old match with this group, ball by ball and all in step. Guess the next over as you go.",
	none: "No match is on in this group right now.",
	running: "This group is already watching a match.",
	noMatch: "We couldn't find that match.",
	noSuchRelive: "That match is no longer running here.",
	mysteryChooses: "You can't choose a mystery match. That's the mystery.",
	chooseMatch: "Please choose a match.",
	onlyHost: "Only the host and the moderators can do that.",
	tooLate: "That over has begun. Guess the next one.",
	notYet: "You can only guess the next over.",
	startsByItself: "A match starts here by itself every evening. The home page has the time.",
	mystery: "A mystery match",
	loadFailed: "We couldn't load the match.",
	offline: "You're offline. The match goes on, and you'll catch up once you're back.",
	changeFailed: "That didn't work. Please try again.",
};

/** The `about` of the group in which the site starts a match each evening. */
export const SITE_ROOM = "match-of-the-day";
export const isSiteRoom = ({ about }: { about: string | null }): boolean => about === SITE_ROOM;

/** `beat_ms`: the time from one ball to the next. A beat is the unit of time in a relive. */
export const PACES = {
	slow: { name: "Slow", beat_ms: 10_000 },
	steady: { name: "Steady", beat_ms: 6_000 },
	brisk: { name: "Brisk", beat_ms: 3_000 },
} as const;
export type Pace = keyof typeof PACES;
export const PACE_IDS = Object.keys(PACES) as [Pace, ...Pace[]];

/** Pauses in beats: before the first over, between two overs, between two innings. */
export const WAITS = { first: 5, over: 2, innings: 6 };
/** A relive ends after this time at the latest, and shows for this time after its end. */
export const LONGEST_HOURS = 12;

/** The runs of an over in four bands, each from `from` on. */
export const BANDS = [
	{ name: "0–5", word: "quiet", from: 0 },
	{ name: "6–9", word: "steady", from: 6 },
	{ name: "10–13", word: "good", from: 10 },
	{ name: "14+", word: "huge", from: 14 },
] as const;
export const bandOf = (runs: number): number => BANDS.findLastIndex(({ from }) => runs >= from);

/** How sure a fan is: the probability of the chosen band, and of the chosen "wicket" or "no wicket". */
export const CONFIDENCES = {
	sure: { name: "Sure", runs: 0.85, wicket: 0.9 },
	think: { name: "Think so", runs: 0.55, wicket: 0.7 },
	no_idea: { name: "No idea", runs: 1 / BANDS.length, wicket: 0.5 },
} as const;
export type Confidence = keyof typeof CONFIDENCES;
export const CONFIDENCE_IDS = Object.keys(CONFIDENCES) as [Confidence, ...Confidence[]];

export type Guess = { band: number; runs_confidence: Confidence; wicket: boolean; wicket_confidence: Confidence };
export type Outcome = { runs: number; wickets: number };

/**
 * Returns the Brier score of a guess: the squared differences between its probabilities and the outcome, summed over the
 * bands and over wicket and no wicket (G. W. Brier, 1950). From 0 (best) to 4.
 */
export function brierOf(guess: Guess, { runs, wickets }: Outcome): number {
	const chosen = CONFIDENCES[guess.runs_confidence].runs;
	const other = (1 - chosen) / (BANDS.length - 1);
	const happened = bandOf(runs);
	const ofRuns = BANDS.reduce(
		(sum, _, band) => sum + ((band === guess.band ? chosen : other) - (band === happened ? 1 : 0)) ** 2,
		0,
	);
	const right = guess.wicket === wickets > 0;
	const confidence = CONFIDENCES[guess.wicket_confidence].wicket;
	return ofRuns + 2 * (right ? 1 - confidence : confidence) ** 2;
}

/** The Brier score of a guess without any confidence. It is the same for each outcome. */
const NO_IDEA_BRIER = brierOf(
	{ band: 0, runs_confidence: "no_idea", wicket: false, wicket_confidence: "no_idea" },
	{ runs: 0, wickets: 0 },
);
/** Scales the worth so that a guess that is sure and right brings 10. */
const WORTH_SCALE = 8;

/**
 * Returns what a guess brings on the board: positive if it beats a guess without confidence, negative if it loses to
 * one. The Brier score is proper, so a fan's honest confidence has the best expectation.
 */
export const worthOf = (brier: number): number => Math.round(WORTH_SCALE * (NO_IDEA_BRIER - brier)) + 0;

/** Returns the points that a guess pays, never below 0. `is_paid`: see `settleGuesses`. */
export const pointsOfGuess = (worth: number, is_paid: boolean): number => (is_paid ? Math.max(0, worth) : 0);

export const worthInWords = (worth: number): string => (worth > 0 ? `+${worth}` : String(worth));

/** '10–13 runs (sure), no wicket (think so)'. */
export function guessInWords({ band, runs_confidence, wicket, wicket_confidence }: Guess): string {
	const sure = (confidence: Confidence) => CONFIDENCES[confidence].name.toLowerCase();
	return `${BANDS[band]?.name} runs (${sure(runs_confidence)}), ${wicket ? "a wicket" : "no wicket"} (${sure(wicket_confidence)})`;
}

/** 'You guessed 14 overs: +23, and 12 points.'; empty without a settled guess. */
export function wonInWords(guesses: readonly { worth: number | null; points: number }[]): string {
	const settled = guesses.filter(({ worth }) => worth !== null);
	if (settled.length === 0) return "";
	const worth = settled.reduce((sum, guess) => sum + (guess.worth ?? 0), 0);
	const points = settled.reduce((sum, guess) => sum + guess.points, 0);
	const overs = settled.length === 1 ? "1 over" : `${settled.length} overs`;
	return `You guessed ${overs}: ${worthInWords(worth)}${points > 0 ? `, and ${points === 1 ? "1 point" : `${points} points`}` : ""}.`;
}

/** The length of the board. */
export const BOARD_LINES = 10;
