import { isQuestion, type Question, type Where } from "../../language/question.ts";
import type { RowsName } from "../../language/rows/rows.ts";
import type { MatchRecord } from "../../record.ts";
import type { Piece, Placed } from "../pieces.ts";
import { listed, type NameOf } from "../say/names.ts";

type Trait = { id: string; trait: Where };

/** What the record knows of a person, by what a description of him says, and how it is called. */
const KNOWN: Record<string, { column: string; called: string }> = {
	nationality: { column: "nationality", called: "country" },
	overseas: { column: "nationality", called: "country" },
	bat_hand: { column: "bat_hand", called: "batting hand" },
	bowl_kind: { column: "bowl_style", called: "bowling style" },
	bowl_style: { column: "bowl_style", called: "bowling style" },
	role: { column: "role", called: "role" },
};

/**
 * What a question says of a man and is not so: "Kohli, the left-hander". A description narrows nothing, so it has to be
 * true. Undefined when all of them are.
 */
export async function falseTrait(
	pieces: readonly Placed[],
	questions: readonly Question[],
	record: MatchRecord,
	name: NameOf,
): Promise<string | undefined> {
	const traits = [...pieces.flatMap(({ piece }) => traitsOf(piece)), ...questions.flatMap(traitsIn)];
	for (const one of traits) {
		const wrong = await wrongOf(one, record, name);
		if (wrong) return wrong;
	}
	return undefined;
}

const traitsOf = (piece: Piece): Trait[] =>
	piece.is === "person"
		? (piece.described ?? []).flatMap((trait) => piece.ids.slice(0, 1).map((id) => ({ id, trait })))
		: [];

/** Rows whose person is the player: a condition on the person beside one name says what that man is. */
const OWN = new Set<RowsName>(["batting", "bowling", "fielding", "appearances", "awards", "squads"]);

function traitsIn({ rows, where = {} }: Question): Trait[] {
	const { player } = where;
	if (!OWN.has(rows) || typeof player !== "string") return [];
	return Object.entries(where).flatMap(([field, value]) =>
		field in KNOWN && !isQuestion(value) ? [{ id: player, trait: { [field]: value } as Where }] : [],
	);
}

async function wrongOf({ id, trait }: Trait, record: MatchRecord, name: NameOf): Promise<string | undefined> {
	const fields = Object.keys(trait);
	if (!fields.every((field) => field in KNOWN)) {
		const isSo = await countOf(record, { rows: "batting", measures: ["innings"], where: { player: id, ...trait } });
		return isSo ? undefined : `I can't find an innings like that for ${name(id)}.`;
	}
	if (await countOf(record, { rows: "people", measures: ["people"], where: { player: id, ...trait } }))
		return undefined;
	const { rows } = await record.askAny({
		rows: "people",
		measures: ["people"],
		where: { player: id },
		list: true,
		order: "keys",
		limit: 1,
	});
	const person = (rows[0] ?? {}) as unknown as Record<string, string | null>;
	const facts = fields.flatMap((field) => {
		const { column = "", called = "" } = KNOWN[field] ?? {};
		const value = person[column];
		return value && value !== "unknown" ? [`${called}: ${value.replaceAll("_", "-")}`] : [];
	});
	const truth = facts.length > 0 ? ` The record has his ${listed(facts)}.` : "";
	return `I can't find ${name(id)} by that description.${truth}`;
}

async function countOf(record: MatchRecord, question: Question): Promise<number> {
	const { rows } = await record.askAny(question);
	return Number((rows[0] as unknown as Record<string, number> | undefined)?.[question.measures[0] ?? ""] ?? 0);
}
