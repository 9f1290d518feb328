import { describe, expect, test } from "vitest";
import { readerOf } from "../../../record/read/reader.ts";
import { MOST_WORDS } from "../../../record/read/words/tokens.ts";
import { startChat } from "../../../tests/fixtures/chat.ts";
import { testSite } from "../../../tests/fixtures/site.ts";
import { chatTexts } from "../groups/chat/rules.ts";
import { answerQuestion } from "./answer.server.ts";
import { assistantTexts, LONGEST_QUESTION, MOST_EARLIER } from "./rules.ts";

/** An index of names by first letter that counts its reads: one for each word that is compared with all names. */
class CountedWords extends Map<string, string[]> {
	reads = 0;
	override get(letter: string) {
		this.reads++;
		return super.get(letter);
	}
}

const site = await testSite();
const { index } = await readerOf(site.record);
const known: CountedWords = new CountedWords(index.words);
index.words = known;

/** The number of words that a question compares with all names. */
async function comparedIn(question: string, history: string[] = []): Promise<number> {
	const before = known.reads;
	await answerQuestion(site.pageContext, question, history);
	return known.reads - before;
}
const PATH = "/api/functions/ipl-ai-assistant";
/** Characters that grow under NFKC: U+FDFA becomes eighteen with four words, U+FDFB eight, U+3300 four letters. */
const GROWING = ["\ufdfa", "\ufdfb", "\u3300"];
/** As many five-letter words without a meaning as fit into a question. */
const misspelt = (salt: string) =>
	Array.from({ length: LONGEST_QUESTION / 6 }, (_, n) => `koh${salt}${String.fromCharCode(97 + (n % 26))}`).join(" ");

describe("ASK-1 a text that normalisation makes longer", () => {
	test.each(GROWING)("%s: is refused by its normalised length, naming the field", async (letter) => {
		const long = letter.repeat(LONGEST_QUESTION);
		for (const [body, field] of [
			[{ question: long }, "question"],
			[{ question: "and in 2016?", earlier: [{ question: "Kohli runs?" }, { question: long }] }, "earlier"],
		] as const) {
			const response = await site.visitor().post(PATH, body);
			expect(response.status).toBe(400);
			expect(await response.json()).toMatchObject({
				field: expect.stringContaining(field),
				detail: expect.stringContaining(assistantTexts.tooLong),
			});
		}
	});

	test("is read if it fits", async () => {
		const fitting = "\ufdfa".repeat(Math.floor(LONGEST_QUESTION / 18));
		expect((await site.visitor().post(PATH, { question: fitting, earlier: [{ question: fitting }] })).status).toBe(200);
	});

	test("is refused in a group too, as a message and as a question", async () => {
		const chat = await startChat(site, "Growing");
		const content = "\ufdfa".repeat(1_900);
		const context = { group_id: chat.group.id };
		for (const [refused, field] of [
			[await chat.post(chat.maker, content), "content"],
			[await chat.maker.post("/api/functions/group-ai-assistant", { message: content, context }), "message"],
		] as const) {
			expect(refused.status).toBe(400);
			expect(await refused.json()).toMatchObject({ field, detail: expect.stringContaining(chatTexts.tooLong) });
		}
	});
});

describe("ASK-2 the work of a question is limited", () => {
	test.each([
		["misspelt names", misspelt("l"), Array.from({ length: MOST_EARLIER }, (_, n) => `and ${misspelt(`${n}`)}`)],
		["names in Latin Hindi", `kitne run ${misspelt("i")}`, []],
		...GROWING.map((letter) => ["a message stored before", letter.repeat(1_900), []] as [string, string, string[]]),
	])("%s: few words are compared with all names", async (_, question, history) => {
		expect(await comparedIn(question, history)).toBeLessThan(3);
	});

	test("a correct spelling is looked up and not compared with names", async () => {
		expect(await comparedIn("How many runs did Virat Kohli score in 2016?", [misspelt("l")])).toBe(0);
		expect(await comparedIn("kholi runs in 2016")).toBe(1);
	});

	test("a question with too many words is refused whole", async () => {
		const { kind, text } = await answerQuestion(
			site.pageContext,
			`How many runs did Kohli score ${"so ".repeat(MOST_WORDS)}in 2016?`,
		);
		expect(kind).toBe("unknown");
		expect(text).toContain(`${MOST_WORDS} words`);
	});
});
