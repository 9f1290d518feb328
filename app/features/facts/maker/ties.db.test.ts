import { describe, expect, test } from "vitest";
import { type Ask, askAsOf, type Found, type Proof } from "../../../../makers/ask.ts";
import { overclaims } from "../../../../makers/check.ts";
import { type About, candidatesOf, evidenceOf, statementKey } from "../../../../makers/kind.ts";
import { hidesTie } from "../../../../makers/standing.ts";
import { LONG } from "../../../../tests/fixtures/gate.ts";
import { testRecord } from "../../../../tests/fixtures/record.ts";
import { draftFaults } from "./check.ts";
import { type FactKind, writeFact } from "./fact-kind.ts";
import { KINDS } from "./kinds.ts";

const record = await testRecord();
const ask: Ask = askAsOf(record, record.as_of.match_id);
/** Subjects per kind; rankings begin with their first place. */
const TRIED = LONG ? 6 : 2;

/** Columns that are part of a measure's value. */
const BESIDE = ["not_out", "best_runs", "unbroken", "rank"];

/** Copies the figures at a place of each ranking to the next row, so that two rows share the place. */
function tied({ questions, answers }: Proof, place: number): Proof {
	const level = Object.entries(answers).map(([name, found]): [string, Found] => {
		const rows = found.rows as unknown as Record<string, unknown>[];
		const [line, after] = rows.slice(place - 1);
		if (line?.rank !== place || !after) return [name, found];
		const equal = [...(questions[name]?.measures ?? []), ...BESIDE].filter((column) => column in line);
		const made = { ...after, ...Object.fromEntries(equal.map((column) => [column, line[column]])) };
		return [name, { ...found, rows: rows.with(place, made) as unknown as Found["rows"] }];
	});
	return { questions, answers: Object.fromEntries(level) };
}

/** Returns the two names that share the second place, for each ranking with two. */
const levelSeconds = ({ answers }: Proof): [string, string][] =>
	Object.values(answers).flatMap(({ rows }) => {
		const [first, ...level] = rows.filter(({ rank }) => rank <= 2);
		const [one, other] = level.map((row) => row.player ?? row.team);
		return first?.rank === 1 && level.length === 2 && one && other && one !== other ? [[one, other]] : [];
	});
/** Words around the name at the next place of a ranking. */
const NEXT = /\b(?:comes?|came|is) next\b|\bnext on\b|\b[Nn]ext comes\b|\bmore than (?=[A-Z])|\bJust behind\b/;

const textOf = (kind: FactKind, about: About, proof: Proof) => {
	const written = writeFact(kind, proof.answers, statementKey(kind.name, about), about);
	return written && `${written.title}\n${written.fact}`;
};

describe.each(KINDS.map((kind) => [kind.name, kind] as const))("%s", (_, kind) => {
	test("FACT-9 writes that a first place is shared, and has no fault or overclaim", async () => {
		for (const about of (await candidatesOf(kind, ask)).slice(0, TRIED)) {
			const proof = await evidenceOf(ask, kind, about);
			const written = writeFact(kind, proof.answers, statementKey(kind.name, about), about);
			if (written) {
				expect(draftFaults(written, about, proof.answers), written.title).toEqual([]);
				expect(overclaims([written.title, written.fact], proof)).toEqual([]);
			}
			const level = tied(proof, 1);
			const text = textOf(kind, about, level);
			expect(text !== null && hidesTie(text, level.answers) ? text : null).toBeNull();
		}
	});

	test("FACT-9 names both or neither of two who share the next place", async () => {
		for (const about of (await candidatesOf(kind, ask)).slice(0, TRIED)) {
			const level = tied(await evidenceOf(ask, kind, about), 2);
			const sentences = textOf(kind, about, level)?.split(/(?<=\.) |\n|;/) ?? [];
			for (const [one, other] of levelSeconds(level))
				for (const sentence of sentences.filter((sentence) => NEXT.test(sentence)))
					expect(sentence.includes(one), sentence).toBe(sentence.includes(other));
		}
	});
});
