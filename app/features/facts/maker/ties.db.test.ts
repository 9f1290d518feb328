import { describe, expect, test } from "vitest";
import { type Ask, askAsOf, type Found, type Proof } from "../../../../makers/ask.ts";
import { overclaims } from "../../../../makers/check.ts";
import { type About, candidatesOf, evidenceOf, statementKey } from "../../../../makers/kind.ts";
import { hidesTie } from "../../../../makers/standing.ts";
import { testRecord } from "../../../../tests/fixtures/record.ts";
import { draftFaults } from "./check.ts";
import { type FactKind, writeFact } from "./fact-kind.ts";
import { KINDS } from "./kinds.ts";

const record = await testRecord();
const ask: Ask = askAsOf(record, record.as_of.match_id);
/** Subjects tried per kind: rankings begin with their first place. */
const TRIED = 6;

/** Columns beside a measure that belong to its value. */
const BESIDE = ["not_out", "best_runs", "unbroken", "rank"];

/** Changes a proof so that the second line of each ranking has the same figures as the first. */
function tied({ questions, answers }: Proof): Proof {
	const level = Object.entries(answers).map(([name, found]): [string, Found] => {
		const [first, second, ...others] = found.rows as unknown as Record<string, unknown>[];
		if (first?.rank !== 1 || !second) return [name, found];
		const equal = [...(questions[name]?.measures ?? []), ...BESIDE].filter((column) => column in first);
		const made = { ...second, ...Object.fromEntries(equal.map((column) => [column, first[column]])) };
		return [name, { ...found, rows: [first, made, ...others] as unknown as Found["rows"] }];
	});
	return { questions, answers: Object.fromEntries(level) };
}

const textOf = (kind: FactKind, about: About, proof: Proof) => {
	const written = writeFact(kind, proof.answers, statementKey(kind.name, about), about);
	return written && `${written.title}\n${written.fact}`;
};

describe.each(KINDS.map((kind) => [kind.name, kind] as const))("%s", (_, kind) => {
	test("FACT-9 says of a shared first that it is shared, and words its rates as their measures do", async () => {
		for (const about of (await candidatesOf(kind, ask)).slice(0, TRIED)) {
			const proof = await evidenceOf(ask, kind, about);
			const written = writeFact(kind, proof.answers, statementKey(kind.name, about), about);
			if (written) {
				expect(draftFaults(written, about, proof.answers), written.title).toEqual([]);
				expect(overclaims([written.title, written.fact], proof)).toEqual([]);
			}
			const level = tied(proof);
			const text = textOf(kind, about, level);
			expect(text !== null && hidesTie(text, level.answers) ? text : null).toBeNull();
		}
	});
});
