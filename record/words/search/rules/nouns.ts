import type { Form } from "../../pieces.ts";
import { type Of, type Rule, rule } from "./rule.ts";

const ASKS = new Set<Form>(["which", "list", "count", "first", "last", "every", "different"]);
const TURNS = new Set<Form>(["first", "last"]);

/** Nouns that a question asks for, and those beside what they are. */
export const NOUN_RULES: Rule[] = [
	// "against how many teams"
	rule(["link", "form", "noun"], ({ link }, form, { by }) =>
		link === "against" && by === "team" && (form.form === "count" || form.form === "which")
			? [form, { is: "noun", by: "opponent", asked: true }]
			: undefined,
	),
	rule(["form", "noun"], (form, noun) => (ASKS.has(form.form) ? [form, { ...noun, asked: true }] : undefined)),
	// "which of the batters"
	rule(["form", "link", "noun"], ({ form }, { link }, noun) =>
		link === "of" && (form === "which" || form === "list")
			? [
					{ is: "form", form },
					{ ...noun, asked: true },
				]
			: undefined,
	),
	rule(["form", "number", "noun"], (form, { value, ordinal }, noun) =>
		ASKS.has(form.form) && !ordinal ? [form, { ...noun, asked: true, many: value }] : undefined,
	),
	rule(["form", "where", "noun"], (form, one, noun) =>
		ASKS.has(form.form) ? [form, one, { ...noun, asked: true }] : undefined,
	),
	rule(["form", "side", "noun"], (form, one, noun) =>
		ASKS.has(form.form) ? [form, one, { ...noun, asked: true }] : undefined,
	),
	rule(["form", "best", "noun"], (form, one, noun) =>
		ASKS.has(form.form) ? [form, one, { ...noun, asked: true }] : undefined,
	),
	// "which two franchises have won five titles each", "which two batsmen have each made four hundreds"
	rule(["threshold", "form"], (line, { form }) => (form === "every" && !line.ofRow ? [line] : undefined), "tight"),
	rule(["noun", "form"], (noun, { form }) => (form === "every" && noun.asked && noun.many ? [noun] : undefined)),
	rule(["best", "noun"], (best, noun) => [best, { ...noun, asked: true }]),
	rule(["form", "form", "noun"], (a, b, noun) =>
		ASKS.has(b.form) || TURNS.has(a.form) ? [a, b, { ...noun, asked: true }] : undefined,
	),
	// "which two seasons": two of the noun that follows
	rule(["noun", "noun"], (pair, other) =>
		pair.by === "pair" && pair.asked && other.by !== "pair" && other.by !== "team"
			? [{ ...other, asked: true, many: 2 }]
			: undefined,
	),
	// "the match where he made 158" asks for no ground
	rule(["noun", "noun"], (one, { by, asked }) =>
		one.by === "match" && by === "ground" && asked ? [{ is: "form", form: "that" }, one] : undefined,
	),
	// "teamon ke naam batao": the wanted noun is before the verb
	rule(["noun", "form"], (noun, form) =>
		form.form === "list" && !noun.asked ? [form, { ...noun, asked: true }] : undefined,
	),
	// "his debut season 2022", "the title year 2008" are that year
	rule(["where", "form", "noun"], (one, { form }, { by }) =>
		TURNS.has(form) && by === "season" && isOf(one, by) ? [one] : undefined,
	),
	rule(["form", "noun", "where"], ({ form }, { by }, one) =>
		TURNS.has(form) && by === "season" && isOf(one, by) ? [one] : undefined,
	),
	rule(["measure", "noun", "where"], ({ concept }, { by, asked }, one) =>
		!asked && MARKS.has(concept) && by === "season" && isOf(one, by) ? [one] : undefined,
	),
	rule(["step", "where"], ({ field }, one) => (field === "season" && isOf(one, field) ? [one] : undefined)),
	// "which country apart from India": the men's, not the grounds'
	rule(["noun", "not", "where"], (noun, not, { any: [first = {}] }) =>
		noun.by === "nationality" && typeof first.country === "string"
			? [noun, not, { is: "where", any: [{ nationality: first.country }] }]
			: undefined,
	),
	rule(["where", "step"], (one, { field }) => (field === "season" && isOf(one, field) ? [one] : undefined)),
	rule(["where", "noun"], (one, { by, asked }) => (!asked && isOf(one, by) ? [one] : undefined)),
	rule(["noun", "where"], ({ by, asked }, one) => (!asked && isOf(one, by) ? [one] : undefined)),
	rule(["noun", "link", "where"], ({ by, asked }, { link }, one) =>
		!asked && (link === "of" || link === "at") && (by === "city" || by === "ground") && isOf(one, by)
			? [{ ...one, link: "at" }]
			: undefined,
	),
	// "the 20th over of an innings" is every innings' own
	rule(["where", "unit"], (one, { of }) =>
		of && one.any.some(({ overs, phase }) => overs ?? phase) ? [one] : undefined,
	),
	rule(["side", "noun"], (one, { by, asked }) => (!asked && by === "team" ? [one] : undefined)),
	// "in 1 season"
	rule(["number", "noun"], ({ value, ordinal }, noun) =>
		value === 1 && !ordinal && noun.by === "season" ? [{ is: "unit", unit: "season" }] : undefined,
	),
	rule(["number", "noun"], ({ value, ordinal }, noun) =>
		ordinal || value > 20 || noun.by === "match" ? undefined : [{ ...noun, asked: true, many: value }],
	),
];

/** What a season may be known by. */
const MARKS = new Set(["titles", "orange_caps", "purple_caps", "hat_tricks", "finals", "matches", "wins"]);

/** Whether a noun only says what the name beside it is: the Sharjah ground, the 2014 season. */
function isOf({ any: [first = {}] }: Of<"where">, by: string): boolean {
	if (by === "ground" || by === "city") return "ground" in first || "city" in first;
	return by in first;
}
