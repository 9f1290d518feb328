import type { Question } from "../../../../record/language/question.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import type { Piece } from "../../../../record/words/pieces.ts";
import { readerOf } from "../../../../record/words/reader.ts";
import { answerAsked, namedIn } from "../../../../record/words/words.ts";
import { numberOf, smallTalk } from "./rules.ts";

const of = (rows: Question["rows"], ...measures: string[]) =>
	measures.map((measure) => ({ rows, measures: [measure] }));

/** Figures by the kind of thing named. */
const OF_BATTER = [...of("batting", "runs", "sixes", "highest", "strike_rate"), ...of("fielding", "catches")];
const OF_BOWLER = [...of("bowling", "wickets", "best", "economy", "dots"), ...of("fielding", "catches")];
const OF_SIDE = [...of("sides", "won"), ...of("innings", "highest", "sixes"), ...of("campaigns", "titles", "finals")];
const OF_GROUND = [...of("innings", "highest", "sixes"), ...of("matches", "matches")];

/**
 * Returns a reply to a message without a question: a figure of a player, side or ground that it names, else a
 * friendly line. `before`: the assistant's last messages, which are not repeated.
 */
export async function company(record: MatchRecord, message: string, before: readonly string[]): Promise<string> {
	const words = readerOf(record);
	for (const piece of namedIn(words, message)) {
		const questions = figuresOf(piece);
		const start = questions.length > 0 ? numberOf(message) % questions.length : 0;
		for (const question of [...questions.slice(start), ...questions.slice(0, start)]) {
			const { kind, text, figure } = await answerAsked(words, question);
			if (kind === "answer" && figure !== "0" && !before.includes(text)) return text;
		}
	}
	return smallTalk(message, before);
}

function figuresOf(piece: Piece): Question[] {
	if (piece.is === "person" && piece.ids.length === 1)
		return (piece.bowls ? OF_BOWLER : OF_BATTER).map((one) => ({ ...one, where: { player: piece.ids[0] } }));
	if (piece.is === "side" && piece.ids.length === 1)
		return OF_SIDE.map((one) => ({ ...one, where: { team: piece.ids[0] } }));
	const ground = piece.is === "where" ? piece.any.find((where) => "ground" in where)?.ground : undefined;
	return ground === undefined ? [] : OF_GROUND.map((one) => ({ ...one, where: { ground } }));
}
