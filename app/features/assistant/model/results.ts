import type { Result, ResultLine } from "../../../../record/ask-model/types.ts";
import { isComparison } from "../../../../record/language/comparison.ts";
import type { Question } from "../../../../record/language/question.ts";
import type { MatchRecord } from "../../../../record/record.ts";

/** The answer of an MCP tool; the assistant's model calls the same tools. */
export type ToolAnswer = {
	text: string;
	proof: { reading: string | null; definitions: string[]; as_of: MatchRecord["as_of"]; address: string | null };
	data?: Record<string, unknown>;
};

const MOST_LINES = 25;

/**
 * Returns the result of a tool's answer. The model's text names cells of it. The rows of a question are cut after 25
 * lines; a scorecard or a person keeps all lines.
 */
export function resultOf(name: string, { text, proof, data = {} }: ToolAnswer, record: MatchRecord): Result {
	const { lines, total } = linesOf(data);
	// a comparison is no single question; its lines are its two sides
	const question = isComparison(data.question) ? null : ((data.question ?? null) as Question | null);
	return {
		name,
		question,
		reading: proof.reading ?? text,
		columns: (data.columns as string[] | undefined) ?? [...new Set(lines.flatMap((line) => Object.keys(line)))],
		lines: data.rows ? lines.slice(0, MOST_LINES) : lines,
		total,
		definitions: proof.definitions,
		as_of: proof.as_of,
		names: question ? namesIn(question, record) : {},
		page: proof.address,
	};
}

type Lines = { lines: ResultLine[]; total: number };

function linesOf(data: Record<string, unknown>): Lines {
	if (Array.isArray(data.rows)) return { lines: data.rows as ResultLine[], total: Number(data.total) };
	const card = data.scorecard as { match: ResultLine; innings: Innings[] } | null | undefined;
	const person = data.person as Person | null | undefined;
	const lines = card ? linesOfCard(card) : person ? linesOfPerson(person) : offered(data.offered);
	return { lines, total: lines.length };
}

type Innings = ResultLine & { batting: ResultLine[]; bowling: ResultLine[] };

/** Lines of a scorecard: match, innings, batters, bowlers. */
function linesOfCard({ match, innings }: { match: ResultLine; innings: Innings[] }): ResultLine[] {
	const of = { match_id: match.match_id, season: match.season, date: match.date };
	return [
		{ ...flat(match), first_team_id: match.first_id, second_team_id: match.second_id },
		...innings.map((one) => ({ ...of, ...flat(one) })),
		...innings.flatMap(({ batting, team, team_id }) =>
			batting.map((line) => ({ ...of, team, team_id, ...flat(line) })),
		),
		...innings.flatMap(({ bowling }) => bowling.map((line) => ({ ...of, ...flat(line) }))),
	];
}

type Person = ResultLine & { id: string; name: string; career: ResultLine | null; seasons?: ResultLine[] };

/** Lines of a person: career, then seasons. */
function linesOfPerson(person: Person): ResultLine[] {
	const who = { player: person.name, player_id: person.id };
	return [
		{ ...flat(person), ...who, ...flat(person.career ?? {}) },
		...(person.seasons ?? []).map((line) => ({ ...who, ...flat(line) })),
	];
}

/** Candidates that a fan has to choose from: people or matches. */
function offered(found: unknown): ResultLine[] {
	const lines = Array.isArray(found) ? (found as ResultLine[]) : [];
	return lines.map((line) => ({
		...flat(line),
		...(line.name ? { player: line.name, player_id: line.id } : {}),
	}));
}

const flat = (line: ResultLine): ResultLine =>
	Object.fromEntries(Object.entries(line).filter(([, value]) => typeof value !== "object" || value === null));

/** Names for the ids in a question's conditions. */
function namesIn(question: Question, { names, franchises }: MatchRecord): Record<string, string> {
	const ids = new Set<string>();
	const add = (value: unknown): void => {
		if (typeof value === "string") ids.add(value);
		else if (typeof value === "object" && value !== null) for (const each of Object.values(value)) add(each);
	};
	add(question.where ?? {});
	const all = [...names.people, ...names.grounds, ...franchises];
	return Object.fromEntries(all.flatMap(({ id, name }) => (ids.has(id) ? [[id, name]] : [])));
}
