import { describe, expect, test } from "vitest";
import type { NameSpan } from "../../names/link.ts";
import { corrected } from "./spelling.ts";
import { tokensOf } from "./tokens.ts";
import { vocabularyOf } from "./words.ts";

const vocabulary = vocabularyOf();
const read = (text: string) => corrected(tokensOf(text), [], vocabulary).map(({ lemma }) => lemma);

describe("a misspelt word", () => {
	test.each([
		["wikcets", "wicket"],
		["econmy", "economy"],
		["partnreship", "partnership"],
		["finl", "final"],
		["man of the matsh", "man of the match"],
	])("%s is read as %s", (typed, word) => expect(read(typed)).toEqual(read(word)));

	test.each(["current", "flump", "wkxt", "2017"])("%s stays, because no word is near enough", (typed) => {
		expect(read(typed)).toEqual([typed]);
	});

	test("a name stays, even beside a similar word", () => {
		const text = "wikcets";
		const span: NameSpan = { at: 0, end: 7, from: 0, to: 1, words: text, meanings: [], spelt: "well", short: true };
		expect(corrected(tokensOf(text), [span], vocabulary)).toEqual(tokensOf(text));
	});
});
