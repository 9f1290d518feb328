import { tokensOf } from "./tokens.ts";

/** A language's date words: months, weekdays, 'yesterday', 'next year'. */
type Table = { words: Set<string>; phrases: string[] };
const tables = new Map<string, Table>();

/** Months that are also other words: 'may', 'mars'. They count only with a capital. */
const CASED = new Set(["May", "March", "Mars", "Mai"]);
const UNITS = ["day", "week", "month", "year"] as const;

function tableOf(language: string): Table {
	const there = tables.get(language);
	if (there) return there;
	const date = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC", numberingSystem: "latn" });
	const [month, weekday] = [date({ month: "long" }), date({ weekday: "long" })];
	const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
	const said = [
		...Array.from({ length: 12 }, (_, nth) => month.format(new Date(Date.UTC(2024, nth, 10)))),
		...Array.from({ length: 7 }, (_, nth) => weekday.format(new Date(Date.UTC(2024, 0, 1 + nth)))),
		...UNITS.flatMap((unit) => [-1, 1].map((step) => relative.format(step, unit))),
		relative.format(0, "day"),
	].map((word) => word.normalize("NFC"));
	const plain = said.filter((word) => !/\d/.test(word));
	const table = {
		words: new Set(plain.filter((word) => !word.includes(" "))),
		phrases: plain.filter((word) => word.includes(" ")).map((word) => word.toLowerCase()),
	};
	tables.set(language, table);
	return table;
}

const isKnown = (language: string): boolean => {
	try {
		return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
	} catch {
		return false;
	}
};

/** The date words of a text, in its language and in English. */
export function dateWordsIn(text: string, language: string): string[] {
	const languages = isKnown(language) ? [...new Set(["en", language])] : ["en"];
	const tokens = tokensOf(text);
	const spaced = ` ${tokens.map(({ lower }) => lower).join(" ")} `;
	return languages.map(tableOf).flatMap(({ words, phrases }) => {
		const lower = new Set([...words].filter((word) => !CASED.has(word)).map((word) => word.toLowerCase()));
		const single = tokens.filter((token) =>
			CASED.has(token.text) ? words.has(token.text) && !token.starts : lower.has(token.lower),
		);
		return [...single.map((token) => token.text), ...phrases.filter((phrase) => spaced.includes(` ${phrase} `))];
	});
}
