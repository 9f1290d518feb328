/** An answer's sentence, and its figure, name, or yes and no alone. */
export type AnswerText = { text: string; figure: string };

/** 'A', 'A and B', 'A, B and C'. */
export const joinList = (words: readonly string[], last = "and"): string =>
	words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const sentence = (text: string): string => `${capital(text)}.`;

/** 'Virat Kohli's', and of several "Mumbai Indians'". */
export const possessive = (name: string, isMany: boolean): string =>
	`${name}${isMany && name.endsWith("s") ? "'" : "'s"}`;

/** 'first', 'second', '11th'. */
export const ordinal = (place: number): string => ORDINALS[place - 1] ?? `${place}${endingOf(place)}`;
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const endingOf = (place: number) =>
	place % 100 > 10 && place % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");

const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
/** 'April 23, 2013'. */
export const dayOf = (day: unknown): string => LONG.format(new Date(String(day)));

const MONTHS = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });
/** 'April' for 4; 'month 13' for a number that is no month. */
export const monthOf = (month: unknown): string =>
	Number(month) >= 1 && Number(month) <= 12
		? MONTHS.format(new Date(Date.UTC(2000, Number(month) - 1)))
		: `month ${month}`;
