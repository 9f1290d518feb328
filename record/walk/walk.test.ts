import { afterAll, expect, test } from "vitest";
import { seededInts } from "../../tests/fixtures/gate.ts";
import { RECORDS } from "../../tests/fixtures/record.ts";
import { keepRecord, SOURCES } from "../file/keep.ts";
import { openMatchRecord } from "../record.ts";
import { walkOf } from "./answer.ts";
import { differenceOf, sayOf } from "./compare.ts";
import { asker } from "./random-question.ts";
import { readWorld } from "./world.ts";

const QUESTIONS = 300;

const record = await openMatchRecord(await keepRecord(RECORDS));
afterAll(() => record.close());

test("random questions have the answers of a program that walks the balls", async () => {
	const walk = walkOf(await readWorld(SOURCES));
	const next = asker(walk.kinds, seededInts());
	const differences: string[] = [];
	let answered = 0;
	for (let count = 0; count < QUESTIONS; count += 1) {
		const asked = next();
		const said = await sayOf(record, asked);
		if ("total" in said && said.total > 0) answered += 1;
		const difference = differenceOf(asked, said, walk.answer(asked));
		if (difference) differences.push(`${JSON.stringify(asked)}: ${difference}`);
	}
	expect(differences).toEqual([]);
	expect(answered, "questions with an answer").toBeGreaterThan(QUESTIONS / 2);
});
