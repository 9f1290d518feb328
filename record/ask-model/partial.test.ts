import { describe, expect, test } from "vitest";
import { languageOf, partialAnswer } from "./partial.ts";
import { sentencesOf } from "./words/tokens.ts";

const WHOLE = JSON.stringify({ status: "answered", language: "hi", text: 'He "said"\n{a1.0.runs} रन।', offers: [] });

describe("an unfinished answer", () => {
	test("gives the text of its JSON once complete", () => {
		expect(partialAnswer(WHOLE)).toEqual({
			status: "answered",
			language: "hi",
			text: 'He "said"\n{a1.0.runs} रन।',
			whole: true,
		});
	});

	test("gives the beginning of its text wherever it is cut", () => {
		for (let end = 0; end < WHOLE.length; end++) {
			const { text = "" } = partialAnswer(WHOLE.slice(0, end));
			expect('He "said"\n{a1.0.runs} रन।'.startsWith(text)).toBe(true);
		}
	});

	test("has English for an invalid language", () => {
		expect([languageOf("pt-br"), languageOf("the site closes"), languageOf("")]).toEqual(["pt-BR", "en", "en"]);
	});
});

test("a cell is never split between sentences", () => {
	expect(sentencesOf("{a1.0.player} made {a1.0.runs}. He ended at {a2.0.strike_rate}! रन बनाए। Done")).toEqual([
		"{a1.0.player} made {a1.0.runs}. ",
		"He ended at {a2.0.strike_rate}! ",
		"रन बनाए। ",
		"Done",
	]);
});
