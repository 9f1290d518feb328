import { beforeAll, describe, expect, test } from "vitest";
import { LONG, seededInts } from "../../tests/fixtures/gate.ts";
import { testRecord } from "../../tests/fixtures/record.ts";
import { canonical } from "../language/canonical.ts";
import type { MatchRecord } from "../record.ts";
import { plansOf } from "./choose.ts";
import { frameOf } from "./compose/compose.ts";
import { isMisfit } from "./fill.ts";
import { type Plan, questionsOf } from "./plan.ts";
import { type Reader, readerOf } from "./reader.ts";
import { refusal, sharedName } from "./refuse.ts";
import { type WordedCondition, wordingGenerator, wordingOf } from "./testing/wordings.ts";
import type { Piece } from "./words/pieces.ts";
import { scan } from "./words/scan.ts";

const QUESTIONS = LONG ? 10_000 : 150;
const PATIENCE = LONG ? 600_000 : 30_000;

let record: MatchRecord;
let reader: Reader;
beforeAll(async () => {
	record = await testRecord();
	reader = await readerOf(record);
});

const piecesOf = (text: string): Piece[] => scan(text, reader.index, reader.vocabulary);
/** The form of a plan, with a ranking's places. */
const placesOf = (plan: Plan) => (plan.form === "ranking" ? `${plan.form} ${plan.from} to ${plan.to}` : plan.form);
/** The questions of a text, without limits; undefined if it is refused. */
function read(text: string): string | undefined {
	const frame = frameOf(piecesOf(text));
	if (refusal(frame) || sharedName(frame, reader.index)) return undefined;
	const plans = plansOf(frame);
	if (isMisfit(plans)) return undefined;
	return JSON.stringify(plans.map((plan) => [placesOf(plan), questionsOf(plan).map(canonical)]));
}

type Check = (next: ReturnType<typeof wordingGenerator>, ints: ReturnType<typeof seededInts>, odd: string[]) => void;
/** Generates random questions and expects no new entries among the odd ones. */
function expectNoOdd(check: Check): void {
	const ints = seededInts();
	const next = wordingGenerator(record, ints);
	const odd: string[] = [];
	for (let count = 0; count < QUESTIONS; count += 1) check(next, ints, odd);
	expect(odd).toEqual([]);
}

describe("ASK-2 a question in words is one question of the record", () => {
	test(
		"a random wording reads as the question behind it",
		() =>
			expectNoOdd((next, ints, odd) => {
				const worded = next();
				const text = wordingOf(worded, ints);
				const form = worded.question.limit ? "ranking 1 to 1" : "figure";
				const expected = JSON.stringify([[form, [canonical(worded.question)]]]);
				if (read(text) !== expected) odd.push(`${text} -> ${read(text)}`);
			}),
		PATIENCE,
	);

	test(
		"two wordings of one question read alike",
		() =>
			expectNoOdd((next, ints, odd) => {
				const worded = next();
				const [one, other] = [wordingOf(worded, ints), wordingOf(worded, ints)];
				if (read(one) !== read(other)) odd.push(`${one} | ${other}`);
			}),
		PATIENCE,
	);

	test(
		"an added condition changes the question read, or is refused",
		() =>
			expectNoOdd((next, ints, odd) => {
				const [worded, { conditions: more }] = [next(), next()];
				const text = wordingOf(worded, ints);
				const said = new Set(Object.keys(worded.question.where ?? {}));
				const added = more.find(({ where }: WordedCondition) => !said.has(Object.keys(where)[0] ?? ""));
				const whole = `${text.replace(/[?.]$/, "")} ${added?.words[0]}`;
				if (added && read(text) !== undefined && read(text) === read(whole)) odd.push(`${text} + ${added.words[0]}`);
			}),
		PATIENCE,
	);

	test(
		"a removed word changes the question read, unless the word has no meaning of its own",
		() =>
			expectNoOdd((next, ints, odd) => {
				const text = wordingOf(next(), ints);
				const whole = read(text);
				for (const { is, at, end, words } of piecesOf(text)) {
					if (whole === undefined || FREE.has(is)) continue;
					if (read(`${text.slice(0, at)} ${text.slice(end)}`) === whole) odd.push(`${text} - ${words}`);
				}
			}),
		PATIENCE,
	);
});

/** Courtesies, link words, question words, and nouns that only announce the next one. */
const FREE: ReadonlySet<Piece["is"]> = new Set(["ask", "link", "noun", "post", "stop", "talk", "verb"]);
