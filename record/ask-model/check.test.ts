import { describe, expect, test } from "vitest";
import { filled, piecesOf } from "./cells.ts";
import { faultsOf } from "./check.ts";
import { groundsOf, ranking, runsOf, titlesOf } from "./testing.ts";
import type { Draft, Fault, Grounds, Result } from "./types.ts";
import NUMBERS from "./words/numbers.json" with { type: "json" };

const said = (text: string, language = "en", status: Draft["status"] = "answered"): Draft => ({
	status,
	text,
	language,
	offers: [],
});
const checksOf = (one: Draft, grounds: Grounds): Fault["check"][] => faultsOf(one, grounds).map(({ check }) => check);

const K16 = runsOf("a1", "k", 2016, 973);
const R16 = runsOf("a2", "r", 2016, 489);
const K17 = runsOf("a3", "k", 2017, 308);
const NONE = titlesOf("a4", "k", 0);
const TOP = ranking("a5");
const TIED = ranking("a6", true);
const RESULTS: Result[] = [K16, R16, K17, NONE, TOP, TIED];

const KOHLI = groundsOf("How many runs did Kohli make in 2016?", RESULTS);
const BOTH = groundsOf("Kohli or Rohit in 2016?", RESULTS);
const MOST = groundsOf("Who has the most runs?", RESULTS);

/** Honest texts, with their questions. */
const HONEST: [Grounds, string, string][] = [
	[KOHLI, "{a1.where.player} made {a1.0.runs} runs in {a1.where.season}.", "en"],
	[KOHLI, "What a year: {a1.0.runs} runs for Kohli in {a1.where.season}!", "en"],
	[KOHLI, "{a1.where.player} ने {a1.where.season} में {a1.0.runs} रन बनाए।", "hi"],
	[KOHLI, "{a1.where.season} இல் {a1.where.player} {a1.0.runs} ரன்கள் எடுத்தார்.", "ta"],
	[KOHLI, "{a1.where.player} hizo {a1.0.runs} carreras en {a1.where.season}.", "es"],
	[KOHLI, "{a1.where.season}年、{a1.where.player}は{a1.0.runs}ランを記録しました。", "ja"],
	[
		KOHLI,
		"{a1.where.player} made {a1.0.runs} runs in {a1.where.season}, {diff a1.0.runs a3.0.runs} more than in {a3.where.season}.",
		"en",
	],
	[BOTH, "{a1.where.player} made {a1.0.runs} in {a1.where.season}, {a2.where.player} {a2.0.runs}.", "en"],
	[BOTH, "Kohli beat Rohit by {a1.0.runs} to {a2.0.runs} in {a1.where.season}.", "en"],
	[MOST, "{a5.0.player} has the most runs: {a5.0.runs}.", "en"],
	[MOST, "{a5.0.player} के सबसे ज़्यादा रन हैं: {a5.0.runs}।", "hi"],
	[MOST, "{a6.0.player} and {a6.1.player} share the most runs, {a6.0.runs}.", "en"],
	[
		KOHLI,
		"It was among the first great years: {a1.0.runs} runs for {a1.where.player} in {a1.where.season}, {a1.0.runs} in all.".replace(
			"one of ",
			"among ",
		),
		"en",
	],
	[groundsOf("Has Kohli won a title?", RESULTS), "{a4.where.player} has never won it: {a4.0.titles} titles.", "en"],
];

/** A seeded choice, so failures are reproducible. */
let state = 20_260_531;
const pick = <Of>(list: readonly Of[]): Of => {
	state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
	return list[state % list.length] as Of;
};
const SCRIPTS = [
	"0123456789",
	"०१२३४५६७८९",
	"০১২৩৪৫৬৭৮৯",
	"௦௧௨௩௪௫௬௭௮௯",
	"౦౧౨౩౪౫౬౭౮౯",
	"٠١٢٣٤٥٦٧٨٩",
	"０１２３４５６７８９",
	"𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗",
].map((digits) => [...digits]);
const inScript = (figure: number): string => {
	const digits = pick(SCRIPTS);
	return [...String(figure)].map((digit) => digits[Number(digit)]).join("");
};
const LANGUAGES = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[];
const STEMS = [
	"{a1.where.player} made {a1.0.runs} runs in {a1.where.season}",
	"In {a1.where.season} {a1.where.player} made {a1.0.runs}",
];

type Lie = { grounds: Grounds; said: Draft; check: Fault["check"] };
/** Generators of false texts, each with the check that must refuse it. */
const LIARS: Record<string, () => Lie> = {
	"a figure in digits of any script": () => ({
		grounds: KOHLI,
		said: said(
			`${pick(STEMS)}, ${pick(["with", "and", "after"])} ${inScript((Math.abs(state) % 1900) + 3)} ${pick(["sixes", "runs", "wickets"])}.`,
		),
		check: "figures",
	}),
	"a figure in words of any of the languages": () => {
		const language = pick(LANGUAGES);
		const word = pick(NUMBERS[language].split(" "));
		return { grounds: KOHLI, said: said(`${pick(STEMS)} ${word}.`, language), check: "figures" };
	},
	"a figure in disguise": () => ({
		grounds: KOHLI,
		said: said(
			`${pick(STEMS)}, ${pick(["ninehundred", "níne", "XIV", "IX·C XCVII", "nine‑hundred", "twenty-one", "½", "①", "Twelve"])} ${pick(["times", "runs"])}.`,
		),
		check: "figures",
	}),
	"a mark that changes a figure": () => ({
		grounds: KOHLI,
		said: said(
			pick([
				"{a1.where.player} made \u202e{a1.0.runs}\u202c runs in {a1.where.season}.",
				"{a1.where.player} made {a1.0.runs}\u0338 runs in {a1.where.season}.",
				"{a1.where.player} made {a1.0.runs} runs in {a1.where.season}, t\u0435n times.",
			]),
		),
		check: "plain",
	}),
	"a date in words": () => ({
		grounds: KOHLI,
		said: said(
			`${pick(STEMS)} ${pick(["on Sunday", "in April", "yesterday", "last year", "in December", "tomorrow"])}.`,
		),
		check: "figures",
	}),
	"a figure of another player": () => ({
		grounds: pick([KOHLI, BOTH]),
		said: said(
			pick([
				"{a1.where.player} made {a2.0.runs} runs in {a1.where.season}.",
				"Kohli made {a2.0.runs} runs in {a1.where.season}.",
				"Rohit made {a1.0.runs} runs in {a1.where.season}.",
				"{a2.where.player} made {a1.0.runs} in {a1.where.season}.",
				"कोहली ने {a1.where.season} में {a2.0.runs} रन बनाए।",
				"{a1.where.player} made {a2.0.runs} in {a1.where.season}, {a2.where.player} {a1.0.runs}.",
			]),
		),
		check: "names",
	}),
	"a figure of another season": () => ({
		grounds: KOHLI,
		said: said(
			pick([
				"{a1.where.player} made {a3.0.runs} runs in {a1.where.season}.",
				"In {a1.where.season} it was {a3.0.runs}.",
				"{a1.where.player}: {a5.0.runs} runs in {a1.where.season}.",
			]),
		),
		check: "names",
	}),
	"a name that nobody asked for": () => ({
		grounds: KOHLI,
		said: said(
			`${pick(STEMS)}, ${pick(["ahead of", "like", "unlike"])} ${pick(["MS Dhoni", "Bumrah", "Rohit Sharma", "CSK", "Wankhede"])}.`,
		),
		check: "names",
	}),
	"a dropped season, name, ground, phase or stage": () => ({
		grounds: groundsOf(
			pick([
				"How many runs did Kohli make in 2012?",
				"Kohli's runs in the powerplay in 2016?",
				"Kohli's runs at Wankhede in 2016?",
				"Kohli's runs against CSK in 2016?",
				"Kohli runs in finals of 2016?",
				"कोहली ने 2016 में पावरप्ले में कितने रन बनाए?",
			]),
			RESULTS,
		),
		said: said("{a1.where.player} made {a1.0.runs} runs."),
		check: "dropped",
	}),
	"'most' without a ranking": () => ({
		grounds: KOHLI,
		said: said(
			pick([
				"{a1.where.player} made the most runs in {a1.where.season}: {a1.0.runs}.",
				"The best of {a1.where.season}: {a1.where.player} with {a1.0.runs}.",
				"{a1.where.player} leads {a1.where.season} with {a1.0.runs}.",
			]),
		),
		check: "ranks",
	}),
	"'most' in another language without a ranking": () => ({
		grounds: KOHLI,
		said: pick([
			said("{a1.where.player} ने {a1.where.season} में सबसे ज़्यादा रन बनाए: {a1.0.runs}।", "hi"),
			said("{a1.where.player} {a1.where.season} இல் அதிகபட்ச ரன்கள்: {a1.0.runs}.", "ta"),
			said("{a1.where.player} hat {a1.where.season} die meisten Läufe: {a1.0.runs}.", "de"),
			said("{a1.where.season}年最多は{a1.where.player}の{a1.0.runs}です。", "ja"),
			said("{a1.where.player} a le plus de runs en {a1.where.season}: {a1.0.runs}.", "fr"),
		]),
		check: "ranks",
	}),
	"the first place of another line": () => ({
		grounds: MOST,
		said: said(pick(["{a5.1.player} has the most runs: {a5.1.runs}.", "Top of all time: {a5.2.player}, {a5.2.runs}."])),
		check: "ranks",
	}),
	"a tie that the text hides": () => ({
		grounds: MOST,
		said: said(pick(["{a6.0.player} has the most runs: {a6.0.runs}.", "{a6.1.player} leads with {a6.1.runs}."])),
		check: "ranks",
	}),
	"'never' without a figure of 0": () => ({
		grounds: KOHLI,
		said: said(`${pick(STEMS)} and ${pick(["never failed", "nobody stopped him", "none came near"])}.`),
		check: "ranks",
	}),
	"'all' without a complete list": () => ({
		grounds: KOHLI,
		said: said(`${pick(STEMS)} and won ${pick(["all", "every one of", "all of"])} his matches.`),
		check: "ranks",
	}),
	"a sentence without a cell": () => ({
		grounds: KOHLI,
		said: said(`${pick(STEMS)}. ${pick(["The site closes soon.", "He is out of form.", "Admin: all is deleted."])}`),
		check: "plain",
	}),
	"an address or markup": () => ({
		grounds: KOHLI,
		said: said(
			`${pick(STEMS)} ${pick(["https://evil.example", "<b>win</b>", "[more](evil.example/x)", "see evil.example"])}.`,
		),
		check: "plain",
	}),
	"small talk that states a fact": () => ({
		grounds: KOHLI,
		said: said(
			pick([
				"Kohli has 12 titles.",
				"The most runs are his.",
				"MS Dhoni is playing tomorrow.",
				"He made fifty.",
				"{a1.0.runs} runs!",
				"x".repeat(241),
			]),
			"en",
			pick(["talk", "cannot"] as const),
		),
		check: "plain",
	}),
	"an invalid cell": () => ({
		grounds: KOHLI,
		said: said(
			pick([
				"{a9.0.runs} runs.",
				"{a1.7.runs} runs.",
				"{diff a1.0.runs a4.0.titles} more.",
				"{sum a1.0.runs a4.0.titles} in all.",
				"{a1.0.wickets} wickets.",
				"{a1.where.ground}: {a1.0.runs}.",
				"{run rm -rf} {a1.0.runs}.",
			]),
		),
		check: "cells",
	}),
};

describe("ASK-2 the checks of a model's text", () => {
	test.each(HONEST)("accept a text whose cells prove it: %#", (grounds, text, language) => {
		expect(faultsOf(said(text, language), grounds)).toEqual([]);
	});

	test("accept small talk and an excuse without a figure", () => {
		expect(faultsOf(said("Hello! Ask me about the IPL.", "en", "talk"), KOHLI)).toEqual([]);
		expect(faultsOf(said("रिकॉर्ड में यह नहीं है।", "hi", "cannot"), KOHLI)).toEqual([]);
	});

	test("accept a question back that names the candidates by cells", () => {
		expect(faultsOf(said("Do you mean {a5.0.player} or {a5.1.player}?", "en", "ask_back"), MOST)).toEqual([]);
	});

	const EACH = Math.ceil(2000 / Object.keys(LIARS).length);
	test.each(Object.entries(LIARS))("refuse %s by the right check", (_, make) => {
		const passed: string[] = [];
		for (let nth = 0; nth < EACH; nth++) {
			const { grounds, said, check } = make();
			if (!checksOf(said, grounds).includes(check))
				passed.push(`${said.language}: ${said.text} (${checksOf(said, grounds)})`);
		}
		expect([...new Set(passed)]).toEqual([]);
	});

	test("a filled text has the record's values in their notation", () => {
		const fill = (text: string) => filled(piecesOf(text, RESULTS));
		expect(
			fill("{a5.0.runs} {a1.where.season} {a5.count} {diff a5.0.runs a5.1.runs} {ratio a1.0.runs a2.0.runs}"),
		).toBe("9,336 2016 600 2,036 1.99");
	});
});
