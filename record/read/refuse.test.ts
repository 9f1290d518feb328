import { beforeAll, describe, expect, test } from "vitest";
import { testRecord } from "../../tests/fixtures/record.ts";
import { answerInWords, type Reader, readerOf } from "./reader.ts";

let reader: Reader;
beforeAll(async () => {
	reader = await readerOf(await testRecord());
});
const answer = (question: string) => answerInWords(reader, question);

describe("ASK-2 a refusal offers the nearest question that has an answer", () => {
	test.each([
		["How many flibbertigibbets has Kohli hit?", "How many has Kohli hit?"],
		["Kohli runs against Chennai under floodlights", "Kohli runs against Chennai"],
		["Kohli's average in Test cricket?", "Kohli's average?"],
	])("%s", async (question, without) => {
		const { kind, text, offers } = await answer(question);
		expect(kind).toBe("unknown");
		const [words, explorer] = offers;
		expect(text).toContain(`“${words?.label}”`);
		expect(words?.label).toContain("Virat Kohli");
		expect(words?.question).toBe(without);
		expect(await answer(words?.question ?? "")).toMatchObject({ kind: "answer" });
		expect(explorer?.address).toContain("measure=");
	});

	test("it offers none if no shorter question has an answer", async () => {
		expect((await answer("zorp flibber")).offers).toEqual([]);
	});
});

describe("ASK-2 a text without a question gets a short and true reply", () => {
	test.each([
		["hi", "Hello!"],
		["Thanks a lot bhai", "welcome"],
		["what can you do?", "ball-by-ball"],
		["Who will win the next final?", "still to come"],
		["Who is the greatest of all, Kohli or Rohit, in your opinion?", "argue"],
	])("%s", async (words, part) => {
		expect(await answer(words)).toMatchObject({ kind: "unknown", figure: null, text: expect.stringContaining(part) });
	});

	test("a greeting before a question changes nothing", async () => {
		const plain = await answer("Kohli hundreds");
		expect(await answer("hi, Kohli hundreds please, thanks")).toEqual(plain);
	});
});
