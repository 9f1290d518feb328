import { expect, test } from "vitest";
import { testRecord } from "../../../tests/fixtures/record.ts";
import { untilEnd } from "../../../tests/fixtures/until-end.ts";
import { answerInWords, type Reader, readerOf } from "../reader.ts";
import KNOWN from "./known.json" with { type: "json" };

// Questions that earlier readers answered wrongly. A refusal passes.

const record = await untilEnd(testRecord());
const reader: Reader = await readerOf(record);

test.each(KNOWN.answers as [string, string][])("ASK-2 '%s' has no other answer than %s", async (question, truth) => {
	const { kind, text, figure } = await answerInWords(reader, question);
	if (kind !== "answer") return;
	expect([text.includes(truth), figure === truth.toLowerCase()], text).toContain(true);
});

test.each(KNOWN.refused)("ASK-2 '%s' has no figure", async (question) => {
	expect(await answerInWords(reader, question)).toMatchObject({ figure: null, questions: [] });
});
