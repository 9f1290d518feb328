import type { MatchRecord } from "../record.ts";
import { type Lexicon, makeLexicon } from "./lexicon/lexicon.ts";
import type { Placed } from "./pieces.ts";
import type { Plan } from "./plans/plan.ts";
import { missing } from "./plans/premise.ts";
import { type Result, run } from "./plans/run.ts";
import { type NameOf, namesOf } from "./say/names.ts";
import { refusalOf } from "./say/refusals.ts";
import { sentenceOf } from "./say/sentence.ts";
import { type Read, type Reads, readingsOf } from "./search/readings.ts";

export type Words = { record: MatchRecord; lexicon: Lexicon; name: NameOf };
/** An answer in words. `plan`: how the question was read, when it was. */
export type Spoken = { text: string; plan?: Plan };

/** What is needed to read questions about a record; it is made once, in some tens of milliseconds. */
export const wordsOf = (record: MatchRecord): Words => ({
	record,
	lexicon: makeLexicon(record),
	name: namesOf(record),
});

/** Readings this near to the likeliest are as likely. */
const AS_LIKELY = 0.25;
/** Readings this near stand in when the likelier ones have nothing to count. */
const LIKELY = 1.2;

/** Answers a question in plain words, or says why it does not. It never gives a figure that leaves a word out. */
export async function answerInWords(words: Words, text: string): Promise<Spoken> {
	const reads = readingsOf(words.lexicon, text);
	const [best] = reads.readings;
	if (!best) return { text: refusalOf(words, reads) };
	const shared = best.pieces.find(({ piece }) => piece.is === "person" && piece.ids.length > 1);
	if (shared) return { text: whichOne(shared, words) };
	const near = reads.readings.filter(({ cost }) => cost <= best.cost + LIKELY);
	let first: Spoken | undefined;
	for (const read of near.filter((one) => sameButSides(one.plan, best.plan)).slice(0, 4)) {
		const told = await tell(words, read);
		const nothing =
			told.result.value === 0 ||
			(told.result.lines.length === 0 &&
				told.result.total === 0 &&
				told.result.values === undefined &&
				!told.result.run &&
				!told.result.reached);
		if (!told.why && !nothing) return second(words, reads, read, told);
		first ??= told.why ? { text: told.why } : { text: told.text, plan: read.plan };
	}
	return first ?? { text: "I do not know." };
}

/** Whether two readings differ only in whose side or place a name is. */
function sameButSides(a: Plan, b: Plan): boolean {
	const left = new Set([
		"team",
		"opponent",
		"city",
		"ground",
		"player",
		"batter",
		"bowler",
		...(isOut(a) && isOut(b) ? ["rows", "measures"] : []),
		...(isCount(a) && isCount(b) ? ["rows", "measures"] : []),
	]);
	const plain = (plan: Plan) => JSON.stringify(plan, (key, value) => (left.has(key) ? undefined : value));
	return plain(a) === plain(b);
}

/** How often a line was passed, by a batter or by a side: the words do not always say. */
const isCount = (plan: Plan) =>
	"question" in plan &&
	plan.question.where?.figures !== undefined &&
	["innings", "count"].includes(plan.question.measures[0] ?? "");

/** How often somebody was out: whose wicket and whose bowling is told by the names alone. */
const isOut = (plan: Plan) =>
	"question" in plan &&
	["dismissals.count", "dismissals.credited", "batting.outs"].includes(
		`${plan.question.rows}.${plan.question.measures[0]}`,
	);

type Told = { text: string; plan: Plan; result: Result; why?: string };

async function tell({ record, name }: Words, { plan }: Read): Promise<Told> {
	const result = await run(plan, record);
	const why = await missing(plan, result, record, name);
	return { result, plan, text: why ? "" : sentenceOf(plan, result, name), ...(why ? { why } : {}) };
}

/** Another reading that is as likely, with another answer, is offered beside. */
async function second(words: Words, { readings }: Reads, read: Read, told: Told): Promise<Spoken> {
	for (const other of readings
		.filter((one) => one !== read && Math.abs(one.cost - read.cost) < AS_LIKELY)
		.slice(0, 2)) {
		const also = await tell(words, other);
		if (!also.why && differs(told, also))
			return {
				text: `I can read that in two ways: ${told.text} ${also.text} Which one did you mean?`,
				plan: read.plan,
			};
	}
	return { text: told.text, plan: read.plan };
}

const differs = (a: Told, b: Told) => JSON.stringify(essence(a)) !== JSON.stringify(essence(b));
const COLUMN: Partial<Record<string, "player_id" | "team_id" | "match_id" | "opponent_id" | "ground_id">> = {
	player: "player_id",
	team: "team_id",
	match: "match_id",
	opponent: "opponent_id",
	ground: "ground_id",
};
const essence = ({ result, plan }: Told) =>
	plan.do === "lines"
		? result.total
		: plan.do === "list" || plan.do === "rank"
			? result.lines
					.filter(({ rank = 0 }) => plan.do === "list" || (rank >= plan.from && rank <= plan.to))
					.map((line) => line[COLUMN[plan.by] ?? (plan.by as "season")])
					.sort()
			: plan.do === "value"
				? result.value
				: [
						result.value,
						result.values,
						result.run?.length,
						result.value === undefined ? [result.total, result.lines[0]] : 0,
					];

function whichOne({ piece, words: said }: Placed, { record, name }: Words): string {
	const ids = piece.is === "person" ? piece.ids : [];
	const told = ids
		.slice(0, 6)
		.map((id) => `${name(id)} (${record.names.people.find((one) => one.id === id)?.matches} matches)`);
	return `More than one player is called ${said}: ${told.join(", ")}. Which one did you mean?`;
}
