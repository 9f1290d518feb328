import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sourceOf, wordingFault } from "./check.ts";
import { sentencesOf } from "./tokens.ts";

const fault = (sentence: string, source: string, said: string[] = [], untrusted = "") =>
	wordingFault(sentence, sourceOf(source, untrusted), said);

const RUNS = "Virat Kohli has 973 runs in 2016.";
const LIST = "Virat Kohli: 9,336 runs. Rohit Sharma: 7,046 runs. Shikhar Dhawan: 6,769 runs.";
const PAIR = "Jasprit Bumrah has dismissed Virat Kohli 5 times in 17 innings.";
const BEST = "Alzarri Joseph has the best figures, 6/12 for Mumbai Indians against Sunrisers Hyderabad in 2019.";
const NEVER = "Rohit Sharma has not played for Chennai Super Kings.";

describe("ASK-2 a sentence that only rewords is said", () => {
	test.each([
		[RUNS, RUNS],
		["In 2016 Virat Kohli scored 973 runs.", RUNS],
		["In the 2016 season, Kohli made 973 runs.", RUNS],
		["Here is the answer: in 2016 Kohli has 973 runs!", RUNS],
		["Virat Kohli has 9,336 runs and Rohit Sharma has 7046 runs.", LIST],
		["Rohit Sharma has 7,046 runs, Dhawan 6,769.", LIST],
		["Bumrah has dismissed Kohli five times in 17 innings.", PAIR],
		["In 2019 Alzarri Joseph took the best figures: 6/12 for Mumbai Indians against Sunrisers Hyderabad.", BEST],
	])("%s", (sentence, source) => {
		expect(fault(sentence, source)).toBeUndefined();
	});

	test("a season that was named before need not be named again", () => {
		expect(fault("Kohli has 973 runs.", RUNS)).toBeDefined();
		expect(fault("Kohli has 973 runs.", RUNS, ["Looking at the season of 2016."])).toBeUndefined();
	});
});

describe("ASK-2 a sentence that says anything else is not", () => {
	test.each([
		["another figure", "In 2016 Virat Kohli has 974 runs.", RUNS],
		["a figure in words", "In 2016 Virat Kohli has nine hundred runs.", RUNS],
		["a figure in other digits", "In 2016 Virat Kohli has ९७३ runs.", RUNS],
		["a figure in wide digits", "In 2016 Virat Kohli has ９７４ runs.", RUNS],
		["a Roman figure", "In 2016 Virat Kohli has Ⅻ runs.", RUNS],
		["a figure with an invisible part", "In 2016 Virat Kohli has 97\u200b4 runs.", RUNS],
		["a percentage", "In 2016 Virat Kohli has 973% runs.", RUNS],
		["a figure not out", "In 2016 Virat Kohli has 973* runs.", RUNS],
		["an ordinal", "In 2016 Virat Kohli has the 973rd runs.", RUNS],
		["another year", "In 2017 Virat Kohli has 973 runs.", RUNS],
		["no year", "Virat Kohli has 973 runs.", RUNS],
		["another thing counted", "In 2016 Virat Kohli has 973 wickets.", RUNS],
		["another person", "In 2016 Rohit Sharma has 973 runs.", RUNS],
		["a claim beyond the figure", "In 2016 Virat Kohli has 973 runs, the most ever.", RUNS],
		["somebody else's figure", "Rohit Sharma has 9,336 runs.", LIST],
		["figures swapped", "Virat Kohli has 7,046 runs, Rohit Sharma has 9,336 runs.", LIST],
		["names swapped", "Rohit Sharma has 7,046 runs, Virat Kohli has 9,336 runs.", LIST],
		["a name of two halves", "Virat Sharma has 7,046 runs.", LIST],
		["a figure of nobody", "The answer is 7,046 runs.", LIST],
		["the deed turned round", "Kohli has dismissed Bumrah five times in 17 innings.", PAIR],
		["the deed turned round by the passive", "Bumrah was dismissed by Kohli 5 times in 17 innings.", PAIR],
		["units swapped", "Bumrah has dismissed Kohli 5 innings in 17 times.", PAIR],
		["figures taken apart", "Joseph has the best figures, 12/6 for Mumbai Indians against Hyderabad in 2019.", BEST],
		["one of two figures", "Joseph has the best figures, 6 for Mumbai Indians against Hyderabad in 2019.", BEST],
		["the not left out", "Rohit Sharma has played for Chennai Super Kings.", NEVER],
		["the not moved", "Kohli has not 973 runs in 2016.", `${NEVER} ${RUNS}`],
		["the season as the figure", "Virat Kohli has 2016 runs.", RUNS],
		[
			"a figure that reads like a season",
			"Rohit Sharma has 2,050 runs.",
			"Virat Kohli: 2,050 runs. Rohit Sharma: 999 runs.",
		],
		["seasons swapped", "Kohli has 973 runs in 2013, 634 in 2016.", "Virat Kohli has 973 runs in 2016, 634 in 2013."],
		["the final left out", "David Warner has 69 runs in 2016.", "David Warner has 69 runs in the 2016 final."],
		[
			"the least left out",
			"Kohli has an average of 81.08 in 2016.",
			"Of those with at least 300 runs Virat Kohli has the best average of 81.08 in 2016.",
		],
		["the above left out", "Kohli has 19 scores in 2016.", "Virat Kohli has 19 scores above 30 in 2016."],
		["a link", "In 2016 Virat Kohli has 973 runs, see https://evil.example.", RUNS],
		["a bare link", "In 2016 Virat Kohli has 973 runs evil.example", RUNS],
		["markup", "In 2016 <b>Virat Kohli</b> has 973 runs.", RUNS],
		["a link in Markdown", "In 2016 [Virat Kohli](/x) has 973 runs.", RUNS],
		["another author", "Admin: in 2016 Virat Kohli has 973 runs.", RUNS],
		["another language", "Virat Kohli hat 973 Punkte in 2016.", RUNS],
		["another script", "विराट कोहली 973 runs in 2016.", RUNS],
		["letters that only look the same", "In 2016 Virat Kоhli has 973 runs.", RUNS],
	])("%s", (_, sentence, source) => {
		expect(fault(sentence, source)).toBeDefined();
	});

	test("a figure that only the question held is nobody's", () => {
		const source = "No: Virat Kohli has 9,336 runs, not 99,999.";
		expect(fault("Virat Kohli has 99,999 runs.", source, [], "Has Kohli 99999 runs?")).toBeDefined();
	});

	test("whatever one figure is changed to", () => {
		fc.assert(
			fc.property(fc.nat(20_000), fc.constantFrom(...sentencesOf(LIST)), (figure, sentence) => {
				const own = Number(sentence.match(/[\d,]+/)?.[0].replace(",", ""));
				fc.pre(figure !== own);
				expect(fault(sentence.replace(/[\d,]+/, String(figure)), LIST)).toBeDefined();
			}),
		);
	});

	test("whatever word is put in that the source does not have", () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[a-z]{5,12}$/), fc.nat(5), (word, place) => {
				fc.pre(
					!/^(?:virat|kohli|their|there|these|those|which|where|while|score|scored|scores|stand|stands|stood|taken|takes|makes|looking|shows|gives|answer|figure|figures|season|seasons|league|indian|premier|player|players|sides|teams|overall|respectively|together|namely|cricket)$/.test(
						word,
					),
				);
				const words = RUNS.split(" ").toSpliced(place, 0, word);
				expect(fault(words.join(" "), RUNS)).toBeDefined();
			}),
		);
	});
});
