import type { Question } from "../../../../record/language/question.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { readerOf } from "../../../../record/words/reader.ts";
import type { Named } from "../../../../record/words/talk.ts";
import { answerAsked, type Words } from "../../../../record/words/words.ts";
import { smallTalk } from "./rules.ts";

const of = (rows: Question["rows"], ...measures: string[]) =>
	measures.map((measure) => ({ rows, measures: [measure] }));

/** Figures by the kind of thing named, the one that says most first. */
const OF_BATTER = of("batting", "runs", "highest", "sixes", "fifties", "strike_rate");
const OF_BOWLER = of("bowling", "wickets", "best", "economy", "dots");
const OF_SIDE = [...of("sides", "won"), ...of("campaigns", "titles", "finals"), ...of("innings", "highest", "sixes")];
const OF_GROUND = [...of("matches", "matches"), ...of("innings", "highest", "sixes")];

/**
 * Returns a reply to a message without a question: a figure of a player, side or ground that it names, else a
 * friendly line. A name that several players share is asked about. `before`: the assistant's last messages, which are
 * not repeated.
 */
export async function company(
	record: MatchRecord,
	message: string,
	named: readonly Named[],
	before: readonly string[],
): Promise<string> {
	const words = readerOf(record);
	for (const one of named) {
		const which = whichOf(words, one);
		if (which && !before.includes(which)) return which;
		for (const question of await figuresOf(words, one)) {
			const { kind, text, figure } = await answerAsked(words, question);
			if (kind === "answer" && figure !== "0" && !before.includes(text)) return text;
		}
	}
	return smallTalk(message, before);
}

const MOST_NAMESAKES = 3;

/** 'Which Sharma: Rohit Sharma, Sandeep Sharma or Ishant Sharma?', the best known first; null for a name of one. */
function whichOf({ record, name }: Words, { words, piece }: Named): string | null {
	if (piece.is !== "person" || piece.ids.length === 1) return null;
	const matches = new Map(record.names.people.map((person) => [person.id, person.matches]));
	const ids = piece.ids.toSorted((a, b) => (matches.get(b) ?? 0) - (matches.get(a) ?? 0));
	const names = [...new Set(ids.map((id) => name(id)))].slice(0, MOST_NAMESAKES);
	if (names.length === 1) return null;
	return `Which ${words.charAt(0).toUpperCase()}${words.slice(1)}: ${names.slice(0, -1).join(", ")} or ${names.at(-1)}?`;
}

async function figuresOf(words: Words, { piece }: Named): Promise<Question[]> {
	const { names, franchises } = words.record;
	if (piece.is === "person" && piece.ids.length === 1) {
		const player = piece.ids[0];
		const role = names.people.find(({ id }) => id === player)?.role;
		const bowls = role === "bowler" || (role === "all_rounder" && (await isMoreOfABowler(words, player)));
		return (bowls ? OF_BOWLER : OF_BATTER).map((one) => ({ ...one, where: { player } }));
	}
	if (piece.is === "side") {
		const current = franchises.filter(({ id, is_current }) => is_current && piece.ids.includes(id));
		const [team] = piece.ids.length === 1 ? piece.ids : current.length === 1 ? current.map(({ id }) => id) : [];
		return team ? OF_SIDE.map((one) => ({ ...one, where: { team } })) : [];
	}
	const ground = piece.is === "where" ? piece.any.find((where) => "ground" in where)?.ground : undefined;
	return ground === undefined ? [] : OF_GROUND.map((one) => ({ ...one, where: { ground } }));
}

/** A wicket is worth about as much as this many runs. */
const RUNS_A_WICKET = 25;

async function isMoreOfABowler(words: Words, player: string | undefined): Promise<boolean> {
	const [wickets, runs] = await Promise.all(
		[...of("bowling", "wickets"), ...of("batting", "runs")].map(
			async (one) => (await answerAsked(words, { ...one, where: { player } })).values[0] ?? 0,
		),
	);
	return (wickets ?? 0) * RUNS_A_WICKET > (runs ?? 0);
}
