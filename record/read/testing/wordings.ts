import type { Question, Where } from "../../language/question.ts";
import type { RowsName } from "../../language/rows/rows.ts";
import type { MatchRecord } from "../../record.ts";

type Ints = (...bounds: [max: number] | [min: number, max: number]) => number;
/** A condition with the ways to say it. */
export type WordedCondition = { where: Where; words: string[] };
/** A question in words, with its parts. `name`: the subject; undefined if the question asks for a leader. */
export type WordedQuestion = { question: Question; name?: string; measure: string; conditions: WordedCondition[] };

type Measures = Partial<Record<RowsName, Record<string, string[]>>>;
const OF_PEOPLE: Measures = {
	batting: {
		runs: ["runs", "run"],
		fours: ["fours", "4s", "chauke"],
		sixes: ["sixes", "maximums", "6s", "chakke"],
		hundreds: ["hundreds", "centuries", "tons", "100s"],
		fifties: ["fifties", "half-centuries", "50s"],
		ducks: ["ducks"],
		strike_rate: ["batting strike rate"],
		average: ["batting average"],
		highest: ["highest score", "hs"],
	},
	bowling: {
		wickets: ["wickets", "scalps", "wkts"],
		economy: ["economy", "economy rate", "econ"],
		maidens: ["maidens", "maiden overs"],
		best: ["best figures", "best bowling figures", "bbi"],
		five_wickets: ["five-wicket hauls", "fifers"],
		strike_rate: ["bowling strike rate"],
	},
	fielding: { catches: ["catches"], stumpings: ["stumpings"] },
};
const OF_SIDES: Measures = {
	sides: { won: ["wins", "victories"], lost: ["losses", "defeats"] },
	innings: { sixes: ["sixes", "6s"], highest: ["highest total", "biggest total"] },
};
/** Measures that the reader answers with ranked rows, and the measure that ranks these. */
const OF_ROWS: Readonly<Record<string, string>> = {
	"batting.highest": "runs",
	"bowling.best": "best",
	"innings.highest": "runs",
};
/** Measures that can be ranked without a minimum, so "who has the most" fits them. */
const RANKED: ReadonlySet<string> = new Set([
	"runs",
	"fours",
	"sixes",
	"hundreds",
	"fifties",
	"ducks",
	"wickets",
	"catches",
]);

const FIXED: WordedCondition[] = [
	{ where: { phase: "powerplay" }, words: ["in the powerplay", "in the first six overs", "powerplay me"] },
	{ where: { phase: "death" }, words: ["at the death", "in the last five overs", "in the death overs (16-20)"] },
	{ where: { stage: "playoff" }, words: ["in the playoffs", "in knockout matches"] },
	{ where: { stage: "final" }, words: ["in finals", "final me"] },
	{ where: { batted: "second" }, words: ["in chases", "batting second", "while chasing"] },
	{ where: { result: "won" }, words: ["in wins", "in victories"] },
	{ where: { result: "lost" }, words: ["in defeats", "in a losing cause"] },
	{ where: { home: true }, words: ["at home"] },
	{ where: { country: "South Africa" }, words: ["in South Africa"] },
];
/** Conditions that a measure of whole matches cannot have. */
const OF_BALLS: ReadonlySet<string> = new Set(["phase"]);
const fieldOf = (where: Where) => Object.keys(where)[0] as string;

/** Generates questions about people, sides and leaders, with up to three conditions. */
export function wordingGenerator({ names, franchises, seasons }: MatchRecord, ints: Ints): () => WordedQuestion {
	const one = <Of>(list: readonly Of[]): Of => list[ints(list.length)] as Of;
	const people = names.people.filter(
		({ name, matches }) =>
			matches >= 20 && name.split(" ").length === 2 && names.people.filter((other) => other.name === name).length === 1,
	);
	const condition = (): WordedCondition => {
		const [season, side, ground] = [one(seasons), one(franchises), one(names.grounds)];
		return one([
			one(FIXED),
			{ where: { season }, words: [`in ${season}`, `during ${season}`, `${season} me`] },
			{ where: { season: { from: season } }, words: [`since ${season}`, `from ${season} onwards`] },
			{ where: { season: { to: season } }, words: [`up to ${season}`, `till ${season}`] },
			{
				where: { opponent: side.id },
				words: [`against ${side.name}`, `v ${side.short_name}`, `${side.name} ke khilaf`],
			},
			{ where: { team: side.id }, words: [`for ${side.name}`, `for ${side.short_name}`, `${side.name} ke liye`] },
			{ where: { ground: ground.id }, words: [`at ${ground.name}`, `${ground.name} pe`] },
		]);
	};
	/** Some conditions, each on another field, that the rows and the measure may have. */
	const conditionsFor = (rows: RowsName, measure: string, subject: Where): WordedCondition[] => {
		const conditions: WordedCondition[] = [];
		for (let count = ints(4); count > 0; count -= 1) {
			const next = condition();
			const taken = [subject, ...conditions.map(({ where }) => where)].some((where) => fieldOf(next.where) in where);
			if (!taken && fits(next.where, rows, measure, subject)) conditions.push(next);
		}
		return conditions;
	};
	const aSide = () => {
		const { id, name } = one(franchises);
		return { kinds: OF_SIDES, subject: { team: id } as Where, name };
	};
	const aPerson = () => {
		const { id, name } = one(people);
		return { kinds: OF_PEOPLE, subject: { player: id } as Where, name };
	};
	return () => {
		const named = ints(5) === 0 ? aSide() : aPerson();
		const rows = one(Object.keys(named.kinds) as RowsName[]);
		const [measure, words] = one(Object.entries(named.kinds[rows] ?? {}));
		const isRanking = named.kinds === OF_PEOPLE && RANKED.has(measure) && ints(4) === 0;
		const subject = isRanking ? {} : named.subject;
		const conditions = conditionsFor(rows, measure, subject);
		const where = Object.assign({}, subject, ...conditions.map((each) => each.where)) as Where;
		const row = OF_ROWS[`${rows}.${measure}`];
		const order: Partial<Question> = row ? { list: true, limit: 50 } : isRanking ? { by: ["player"], limit: 50 } : {};
		const question: Question = { rows, measures: [row ?? measure], where, ...order };
		return { question, ...(isRanking ? {} : { name: named.name }), measure: one(words), conditions };
	};
}

/** True if rows of a subject support a condition. */
function fits(where: Where, rows: RowsName, measure: string, subject: Where): boolean {
	const field = fieldOf(where);
	const isOfBalls = OF_BALLS.has(field) && (rows === "sides" || measure === "highest");
	const isResult = rows === "sides" && (field === "result" || field === "home");
	return !isOfBalls && !isResult && (where.opponent === undefined || where.opponent !== subject.team);
}

type Template = (name: string, measure: string, conditions: string) => string;
const TEMPLATES: readonly Template[] = [
	(name, measure, conditions) => `${name} ${measure} ${conditions}`,
	(name, measure, conditions) => `How many ${measure} does ${name} have ${conditions}?`,
	(name, measure, conditions) => `${measure} by ${name} ${conditions}`,
	(name, measure, conditions) => `Please tell me ${name}'s ${measure} ${conditions}.`,
	(name, measure, conditions) => `${name}, ${conditions}: ${measure}?`,
	(name, measure, conditions) => `${name} ke kitne ${measure} hai ${conditions}`,
	(name, measure, conditions) => `bro ${name.toLowerCase()} ${measure} ${conditions} pls`,
];
const RANKINGS: readonly ((measure: string, conditions: string) => string)[] = [
	(measure, conditions) => `Who has the most ${measure} ${conditions}?`,
	(measure, conditions) => `most ${measure} ${conditions}, who?`,
	(measure, conditions) => `${conditions} sabse zyada ${measure} kisne`,
	(measure, conditions) => `Which player has the most ${measure} ${conditions}?`,
];

/** The question in one of the ways to word it. */
export function wordingOf({ name, measure, conditions }: WordedQuestion, ints: Ints): string {
	const said = conditions.map(({ words }) => words[ints(words.length)]).join(" ");
	const text = name
		? TEMPLATES[ints(TEMPLATES.length)]?.(name, measure, said)
		: RANKINGS[ints(RANKINGS.length)]?.(measure, said);
	return (text ?? "").replace(/ +/g, " ").replace(", :", ":").replace(" ,", ",").trim();
}
