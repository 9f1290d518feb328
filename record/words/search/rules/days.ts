import { type Of, type Rule, rule, where } from "./rule.ts";

const DAY = 24 * 60 * 60 * 1000;
const AGES: Record<"since" | "after" | "before", (age: number) => object> = {
	since: (age) => ({ from: age }),
	after: (age) => ({ from: age }),
	before: (age) => ({ to: age - 1 }),
};
const SPANS: Record<"since" | "after" | "before" | "until", (date: string) => object> = {
	since: (date) => ({ from: date }),
	after: (date) => ({ from: moved(date, 1) }),
	before: (date) => ({ to: moved(date, -1) }),
	until: (date) => ({ to: date }),
};
const moved = (date: string, days: number) => new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
const dayIn = ({ any: [first = {}], not }: Of<"where">) =>
	!not && typeof first.date === "string" && Object.keys(first).length === 1 ? first.date : undefined;

/** Spans that begin or end with a day: a birthday is an age, "since 7 April 2021" a span of dates. */
export const DAY_RULES: Rule[] = [
	...(["since", "after", "before"] as const).flatMap((side) => {
		const aged = ({ value }: Of<"number">, { form }: Of<"form">) =>
			form === "birthday" && value > 0 ? where({ age: AGES[side](value) }) : undefined;
		return [
			rule([side, "number", "form"], (_, age, day) => aged(age, day)),
			rule([side, "form", "number", "form"], (_, { form }, age, day) =>
				form === "pronoun" ? aged(age, day) : undefined,
			),
			// "before turning 20"
			rule([side, "form", "number"], (_, day, age) => aged(age, day)),
		];
	}),
	// "since his fortieth birthday, 7 July 2021": the day says it again
	rule(["where", "where"], (age, date) =>
		age.any.every((one) => String(Object.keys(one)) === "age") && dayIn(date) ? [age] : undefined,
	),
	...(["since", "after", "before", "until"] as const).map((side) =>
		rule([side, "where"], (_, date) => {
			const day = dayIn(date);
			return day ? where({ date: SPANS[side](day) }) : undefined;
		}),
	),
];
