import { nounOf } from "./fill.ts";
import { twoOf } from "./forms/compare.ts";
import type { Kind } from "./forms/form.ts";
import { isCareerMark } from "./forms/reach.ts";
import type { Frame, Named } from "./frame.ts";
import { askedBy, isSettled } from "./parts.ts";
import type { Asking } from "./tables/asking.ts";
import { type ConceptName, conceptOf } from "./tables/measures.ts";

/** Question words and marks that every form accepts. */
const PLAIN_ASKS = "who|which|count|when|where|list|whom|margin_runs|margin_wickets".split("|");
const PLAIN_MARKS = "bat|ball|together|versus".split("|");

/** Returns the kinds of a frame's parts, which signatures are matched with. */
export function kindsOf(frame: Frame, concept: ConceptName | undefined): Set<Kind> {
	const isMark = isCareerMark(frame);
	return new Set<Kind>([
		...frame.asks.filter((ask) => !PLAIN_ASKS.includes(ask)).map((ask): Kind => `ask:${ask}`),
		...frame.marks.filter((mark) => !PLAIN_MARKS.includes(mark)).map((mark): Kind => `mark:${mark}`),
		...frame.extremes.map(({ name }): Kind => `extreme:${name}`),
		...when(
			"mark:each",
			frame.nouns.some(({ each }) => each),
		),
		...when("comparing", frame.comparing.length > 0),
		...when("yes", frame.wants_yes),
		...when("career_mark", isMark),
		...when("threshold", frame.thresholds.length > 0 && !isMark),
		...when("nth", frame.measures.some(({ nth }) => nth !== undefined) && !isMark),
		...when("several", isSeveral(frame)),
		...when("choice", isChoice(frame)),
		...when("way", isWay(frame, concept)),
		...when(
			"name",
			ASKS_NAME.some((asks) => asks(frame, concept)),
		),
	]);
}
/** True if a measure is an extreme. "450 runs in aggregate" has a number, so it is not. */
const isWay = ({ thresholds }: Frame, concept: ConceptName | undefined): boolean =>
	concept !== undefined &&
	conceptOf(concept).way !== undefined &&
	(concept !== "match_runs" || thresholds.length === 0);
const when = (kind: Kind, is: boolean): Kind[] => (is ? [kind] : []);

/** "Runs and wickets": two or three measures, none of which belongs to another. */
const isSeveral = ({ measures }: Frame): boolean =>
	measures.length > 1 &&
	measures.length < 4 &&
	measures.every(
		({ name, outcome }, at) =>
			(at === 0 || outcome === "and") && !measures.some((one) => conceptOf(one.name).beside?.includes(name)),
	);

/** "Pant or Samson", "of Pant and Samson, who": the question asks for one of two. */
function isChoice(frame: Frame): boolean {
	const names = [...frame.people, ...frame.sides];
	const isWho = frame.asks.some((ask) => ask === "who" || ask === "which") && frame.extremes.length > 0;
	const isOne = (joined: Named["joined"]) => joined === "or" || (joined === "and" && isWho);
	return frame.thresholds.length === 0 && names.some(({ joined }) => isOne(joined)) && twoOf(frame) !== undefined;
}

type Asks = (frame: Frame, concept: ConceptName | undefined) => boolean;
const counts = ({ asks }: Frame) => asks.includes("count");
const leadOf = ({ nouns: [first] }: Frame) => (first?.lead ? first : undefined);
const AWARDS: ReadonlySet<string | undefined> = new Set<ConceptName>([
	"orange_caps",
	"player_of_match",
	"purple_caps",
	"runners_up",
	"table_leaders",
	"titles",
]);

/** Rules for questions that ask for a name. */
const ASKS_NAME: readonly Asks[] = [
	// "who", "when", "the champions of"
	(frame) => !counts(frame) && frame.asks.some((ask) => NAMING.has(ask)),
	// "which bowler"
	(frame) => !counts(frame) && frame.nouns.some(({ asked, name }) => asked && name !== "time") && !!askedBy(frame),
	// "how many bowlers"
	(frame) => counts(frame) && isOfGroups(frame),
	// "the 2013 Orange Cap"
	(frame, concept) =>
		!counts(frame) && AWARDS.has(concept) && !isNamed(frame) && !frame.nouns.some(({ asked }) => asked),
	// "Yuvraj Singh's teams"
	(frame, concept) =>
		!counts(frame) &&
		concept === undefined &&
		!leadOf(frame) &&
		frame.people.length > 0 &&
		frame.nouns.some(({ name }) => name === "team"),
	// "seasons with most ...", "best ground"
	(frame, concept) => {
		const lead = leadOf(frame);
		const by = lead && nounOf(lead.name).by;
		if (!lead || !by || counts(frame) || frame.nouns.some(({ asked }) => asked)) return false;
		const isPlace = concept !== undefined && ["season", "ground", "city", "opponent"].includes(by);
		const isWho = ["player", "team"].includes(by) || (by === "match" && !lead.many);
		const isPlain = concept === undefined && frame.limits.length > 0 && lead.many;
		return ((isPlace || isPlain) && !isSettled(frame, lead.name)) || (isWho && frame.thresholds.length > 0);
	},
];
const NAMING: ReadonlySet<Asking> = new Set<Asking>(["who", "whom", "when", "where", "list", "winner"]);
const isNamed = ({ people, sides }: Frame) => people.length + sides.length > 0;

/** Groups of which one person has several: "in how many seasons did Kohli score 500 runs". */
const OF_ONE: ReadonlySet<string> = new Set(["season", "ground", "opponent", "city"]);

/** "How many bowlers took a wicket?" counts bowlers; "how many batters did Malinga dismiss" does not. */
function isOfGroups(frame: Frame): boolean {
	const asked = frame.nouns.find((noun) => noun.asked && noun.name !== "time");
	const { by, counts } = asked ? nounOf(asked.name) : {};
	const isCounted = by === "team" || ((by === "player" || by === "pair") && counts === undefined);
	const isMeasured = frame.measures.length + frame.thresholds.length > 0 || frame.verbs.length === 0;
	const isHow = frame.limits.some(({ any }) => any[0]?.dismissal !== undefined);
	if (by !== undefined && OF_ONE.has(by)) return isMeasured && !isHow;
	// "how many bowlers have dismissed Dravid", "how many different batters has Malinga dismissed"
	const isOut = frame.measures.some(({ name }) => name === "dismissals" || name === "victims");
	const isMet = isOut && (asked?.name === "bowler" || (asked?.name === "batter" && asked.different === true));
	return isCounted && isMeasured && !isHow && (frame.people.length === 0 || isMet);
}
