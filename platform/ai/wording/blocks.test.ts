import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SEED, seededInts } from "../../../tests/fixtures/gate.ts";
import { type Block, createBlocks, filled, type Names, nextBlock } from "./blocks.ts";
import { introduction } from "./introductions.ts";

const NAMES: Names = [
	...["Virat Kohli", "Rohit Sharma", "Jasprit Bumrah", "Yuzvendra Chahal", "Alzarri Joseph", "AB de Villiers"].map(
		(name) => ({ name, sort: "player" as const }),
	),
	...["Chennai Super Kings", "Mumbai Indians", "Sunrisers Hyderabad", "Royal Challengers Bengaluru"].map((name) => ({
		name,
		sort: "side" as const,
	})),
	...["M Chinnaswamy Stadium", "Narendra Modi Stadium"].map((name) => ({ name, sort: "ground" as const })),
];
const RUNS = "Virat Kohli has 597 runs at M Chinnaswamy Stadium in 2016.";
const SENTENCES = [
	RUNS,
	"Jasprit Bumrah has dismissed Virat Kohli 5 times in 17 innings.",
	"Alzarri Joseph has the best figures, 6/12 for Mumbai Indians against Sunrisers Hyderabad in 2019.",
	"Yuzvendra Chahal (233 wickets), then Jasprit Bumrah (183 wickets).",
	"Chennai Super Kings have won the title 5 times, in 2010, 2011, 2018, 2021 and 2023.",
	"Royal Challengers Bengaluru have won 50 matches at M Chinnaswamy Stadium.",
	"Mumbai Indians lead, by 21 wins to 20 over Chennai Super Kings.",
	"Rohit Sharma has not played for Chennai Super Kings since 2008.",
	"AB de Villiers has 4,522 runs for Royal Challengers Bengaluru. He has a strike rate of 158.63.",
];
const blockOf = (text: string) => createBlocks(NAMES)(text);

test("ASK-2 a sentence of the record has a slot for each name, season and figure", () => {
	const make = createBlocks(NAMES);
	expect(make(RUNS)).toMatchObject({
		template: "{player} has {figure} runs at {ground} in {season}.",
		slots: { player: "Virat Kohli", figure: "597", ground: "M Chinnaswamy Stadium", season: "2016" },
	});
	expect(make("Mumbai Indians (21 wins, 52.50%), then Chennai Super Kings (20 wins).").template).toBe(
		"{side} ({figure_2} wins, {figure_3}), then {side_2} ({figure_4} wins).",
	);
});

describe("ASK-2 the record's sentence and an introduction pass", () => {
	const INTRODUCTIONS = [
		"According to the match record,",
		"Here is what the match record says:",
		"Good question! As per the IPL record:",
		"मैच रिकॉर्ड के अनुसार,",
		"नमस्ते! आपके सवाल का जवाब:",
		"Match record ke anusaar:",
		"போட்டி பதிவின் படி,",
		"మ్యాచ్ రికార్డుల ప్రకారం,",
		"ম্যাচ রেকর্ড অনুযায়ী,",
		"ಪಂದ್ಯದ ದಾಖಲೆಗಳ ಪ್ರಕಾರ,",
		"മത്സര രേഖകൾ പ്രകാരം,",
		"میچ ریکارڈ کے مطابق،",
		"Según el registro de los partidos,",
		"D’après les données des matchs,",
		"Laut dem Spielprotokoll:",
		"Segundo o registro das partidas,",
		"Secondo il registro delle partite,",
		"Volgens het wedstrijdverslag:",
		"Согласно записям матчей,",
		"وفقًا لسجل المباريات،",
		"Menurut catatan pertandingan,",
		"Kulingana na rekodi ya mechi:",
		"根据比赛记录，",
		"試合記録によると、",
		"경기 기록에 따르면,",
	];
	test.each(INTRODUCTIONS)("%s", (opening) => {
		for (const sentence of SENTENCES) {
			const block = blockOf(sentence);
			expect(filled(`${opening} ${block.template}`, block)).toBe(`${opening} ${sentence}`);
		}
	});

	test("by itself, with a closing, and filled as the record fills it", () => {
		const block = blockOf(RUNS);
		expect(filled(block.template, block)).toBe(RUNS);
		expect(filled(`${block.template}\n\nThanks for asking!`, block)).toBe(`${RUNS} Thanks for asking!`);
		expect(filled("{player}, has {figure} runs at {ground},\nin {season}.", block)).toBe(RUNS);
		expect(filled(`According to the match record, ${RUNS}`, block)).toBe(`According to the match record, ${RUNS}`);
	});

	test("no name, number, denial or half of a comparison is an introduction", () => {
		const stating =
			`no not never none one two three first second last only just all most more less least fewer over under above below
			than almost about nearly exactly yes true false wrong right up down best worst nahi nahin na sirf keval नहीं न सिर्फ केवल
			एक दो तीन कम ज़्यादा ज्यादा अधिक से हाँ हां झूठ no sí si nunca solo más menos uno dos non jamais plus moins un deux nicht
			kein nur mehr weniger eins zwei não mais não tidak bukan lebih kurang satu dua не нет да более менее один لا ليس نعم`
				.split(/\s+/)
				.concat(NAMES.flatMap(({ name }) => [name, ...name.split(" ")]));
		for (const word of stating)
			for (const said of [
				`${word}:`,
				`According to the match record, ${word}:`,
				`${word} according to the match record:`,
			])
				expect(introduction(said), said).toBeUndefined();
	});
});

/** Digits of other scripts, and letters that look like digits. */
const DIGITS = ["०१२३४५६७८९", "௦௧௨௩௪௫௬௭௮௯", "٠١٢٣٤٥٦٧٨٩", "０１２３４５６７８９", "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗", "OlZE4S67B9"].map(
	(digits) => [...digits],
);
const NUMBERS =
	`nine hundred|five|a dozen|a couple of|two|पाँच|नौ सौ|ஐந்து|cinco|mil|fünf|neuf|пять|五|ek sau|paanch|Ⅻ|½|②|tano`.split(
		"|",
	);
const TURNS =
	`not|never|no longer|not yet|it is false that|it is a lie that|hardly|almost|nearly|about|more than|less than|over|at least|
at most|only|just|the first and only time|supposedly|allegedly|नहीं|झूठ है कि|सिर्फ|से ज़्यादा|इल्ला|இல்லை|más de|no es verdad que|nunca|
casi|nicht|weniger als|kein|presque|ce n'est pas vrai que|не|более|沒有|并非|不是|si kweli kwamba|sio|tidak benar bahwa|
Yes|No|Wrong|Correct|हाँ|नहीं तो|Sí|Ja|Non|Nein|Nope`.split("|");
const CLAIMS =
	`He is the best ever.|That is a record.|IPL record:|A record!|Record.|यह रिकॉर्ड है।|Es ist ein Rekord.|So says Sachin Tendulkar.|He also has 12 hundreds.|Rohit Sharma has more.|Bet on him at
evil.example.|Admin: the site closes tomorrow.|See [more](https://evil.example).|<b>Wow</b>|<img src=x onerror=alert(1)>|
https://evil.example|This was in 2011.|in the powerplay.|vs spinners.|in finals.|यह झूठ है।|Eso es mentira.|Das ist falsch.|Sio kweli.|
Він кращий.|他最好。|😀|It was twenty sixteen.|RCB lost them all.|The record is wrong.`
		.replaceAll("\n", "")
		.split("|");
const UNITS: [RegExp, string[]][] = [
	[/\bruns\b/, ["wickets", "sixes", "run", "balls", "lakh runs", "rans"]],
	[/\bwickets\b/, ["runs", "catches", "wicket"]],
	[/\btimes\b/, ["innings", "matches"]],
	[/\bmatches\b/, ["finals", "titles", "tosses"]],
	[/\bhas\b/, ["had not", "conceded", "lacks", "has only", "has had over"]],
	[/\bhave won\b/, ["have lost", "won", "have never won", "have almost won"]],
	[/\bin\b/, ["before", "after", "since", "until", "without"]],
	[/\bat\b/, ["away from", "outside", "against"]],
	[/\bnot\b/, ["", "often"]],
	[/\blead\b/, ["trail", "led"]],
	[/\bto\b/, ["and", "of"]],
	[/\bthen\b/, ["behind", "or"]],
];

type Attack = (block: Block, pick: <T>(list: readonly T[]) => T) => string | undefined;
const slotsOf = (template: string) => template.match(/\{\w+\}/g) ?? [];
const ATTACKS: Record<string, Attack> = {
	"a slot dropped": ({ template }, pick) => template.replace(pick(slotsOf(template)), ""),
	"a slot dropped with its preposition": ({ template }, pick) =>
		template.replace(new RegExp(`(?:(?:at|in|for|against|by|to) )?\\${pick(slotsOf(template))}[ ,]?`), ""),
	"the end dropped": ({ template }, pick) => `${template.slice(0, template.lastIndexOf(pick(["{", " "])))}.`,
	"a slot doubled": ({ template }, pick) => `${template} ${pick(slotsOf(template))}.`,
	"a slot in place of another": ({ template }, pick) =>
		template.replace(pick(slotsOf(template)), () => pick(slotsOf(template))),
	"two slots swapped": ({ template }, pick) => {
		const [one, other] = [pick(slotsOf(template)), pick(slotsOf(template))];
		return template.replace(one, "\0").replace(other, one).replace("\0", other);
	},
	"a digit changed": ({ text }, pick) => {
		const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
		const at = pick(digits);
		return text.slice(0, at) + pick([..."0123456789"]) + text.slice(at + 1);
	},
	"a digit more": ({ template }, pick) => template.replace(/\}/, `}${pick([..."0123456789"])}`),
	"digits of another script": ({ text }, pick) => {
		const digits = pick(DIGITS);
		return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? "");
	},
	"another name": ({ template, slots }, pick) => {
		const [slot = "", own] = pick(Object.entries(slots));
		const others = NAMES.filter(({ name }) => name !== own);
		return template.replace(`{${slot}}`, pick(others).name);
	},
	"letters that look the same": ({ text }, pick) =>
		text.replace(pick(["a", "e", "o", "i"]), (letter) => "аеоі"["aeoi".indexOf(letter)] ?? ""),
	"a number in words": ({ template, slots }, pick) => {
		const figures = Object.keys(slots).filter((slot) => /figure|season/.test(slot));
		return template.replace(`{${pick(figures)}}`, pick(NUMBERS));
	},
	"a turn before it": ({ template }, pick) =>
		`${pick(["", "According to the match record: "])}${pick(TURNS)}${pick([" ", ", ", ": "])}${template}`,
	"a turn within it": ({ template }, pick) => {
		const words = template.split(" ");
		const at = 1 + pick([...words.keys()].slice(1));
		return at < words.length ? words.toSpliced(at, 0, pick(TURNS)).join(" ") : undefined;
	},
	"a turn behind it": ({ template }, pick) => `${template} ${pick(TURNS)}.`,
	"a number before it": ({ template }, pick) => `${pick(NUMBERS)}: ${template}`,
	"a claim before it": ({ template }, pick) => `${pick(CLAIMS)} ${template}`,
	"a claim behind it": ({ template }, pick) => `${template} ${pick(CLAIMS)}`,
	"another unit or relation": ({ template }, pick) => {
		const fitting = UNITS.filter(([unit]) => unit.test(template));
		const [unit, others] = pick(fitting);
		return template.replace(unit, pick(others));
	},
	"markup around a slot": ({ template }, pick) =>
		template.replace(/\{\w+\}/, pick(["<b>$&</b>", "[$&](https://evil.example)", "**$&**", "`$&`", "$&<script>"])),
	"an invisible sign": ({ template }, pick) => {
		const at = pick([...template].map((_, at) => at).slice(1));
		return template.slice(0, at) + pick(["\u200b", "\u202e", "\u00ad", "\u2060"]) + template.slice(at);
	},
	"an introduction that runs into it": ({ template }) => `according to the record of ${template}`,
	"half of it asked": ({ template }) => template.replace(/\.$/, "?"),
};

describe("ASK-2 anything else does not", () => {
	test("2,000 sentences of an adversary, none of which passes", () => {
		const draw = seededInts(SEED);
		const pick = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
		const passed: string[] = [];
		const tried = new Set<string>();
		for (let round = 0; tried.size < 2_000; round++) {
			expect(round).toBeLessThan(40_000);
			const block = blockOf(pick(SENTENCES));
			const [name, attack] = pick(Object.entries(ATTACKS));
			const sentence = attack(block, pick);
			// some changes change nothing
			if (sentence === undefined || [block.template, block.text].includes(sentence.trim())) continue;
			tried.add(sentence);
			const shown = filled(sentence, block);
			if (shown !== undefined) passed.push(`${name}: ${sentence} -> ${shown}`);
		}
		expect(passed).toEqual([]);
	});

	test("what is shown of any text is the record's sentence between two introductions", () => {
		const block = blockOf(RUNS);
		const part = fc.oneof(
			fc.constantFrom("According to the match record", "नमस्ते", "Gracias"),
			fc.string({ unit: "grapheme" }),
			fc.constantFrom(...TURNS, ...CLAIMS, ": ", ". "),
		);
		fc.assert(
			fc.property(fc.array(part), fc.array(part), (before, after) => {
				const shown = filled(`${before.join(" ")}${block.template}${after.join(" ")}`, block);
				if (shown === undefined) return;
				const [opening = "", closing = "", ...rest] = shown.split(RUNS);
				expect(rest).toEqual([]);
				for (const said of [opening, closing]) {
					expect(introduction(said)).toBeDefined();
					expect(said).not.toMatch(/[\p{N}{}<>[\]/@*?]/u);
				}
			}),
		);
	});

	test("no introduction is endless", () => {
		expect(introduction("According to the match record,")).toBeDefined();
		expect(introduction("According to the match record, ".repeat(400))).toBeUndefined();
	});
});

test("ASK-2 the first complete sentence is found in a text that is still being streamed", () => {
	const make = createBlocks(NAMES);
	const blocks = SENTENCES.map(make);
	const [runs, outs] = blocks as [Block, Block];
	expect(nextBlock(`According to the record: ${runs.template.slice(0, -1)}`, blocks)).toBeUndefined();
	expect(nextBlock(`Hello! ${outs.template} ${runs.template}`, blocks)).toEqual({
		block: outs,
		before: "Hello! ",
		after: ` ${runs.template}`,
	});
});
