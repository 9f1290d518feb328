import { z } from "zod";
import { hasAtMost } from "../text-length.ts";
import { hasLink } from "./find-link.server.ts";
import { isReserved } from "./reserved.server.ts";
import { hasSomethingSeen, oneLine } from "./seen.ts";

export const nameTexts = {
	broken: "Half of a character is missing here. Please type this again.",
	nothingSeen: "Please use at least one letter, number or emoji that everyone can see.",
	link: "A name can't hold a web or mail address. Please pick another name.",
	reserved: "That could be taken for the site, its assistant or its moderators. Please pick another name.",
};

type NameRules = {
	/** in letters as they are seen: an emoji is one, a letter with its marks too */
	most: number;
	/** in characters of Unicode; 0: there may be no name, which is "" then */
	least?: number;
	/** the refusal of another length */
	wrong_length: string;
	/** the refusal of an empty name, where it differs */
	none?: string;
	/** set where the name is a person's or a group's: reserved names are then refused */
	site_name?: string;
};

/** So much longer than the letters one sees a name may be: an emoji of a family has eleven code units. */
const UNITS_A_LETTER = 5;
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Schema of every name that others see: takes it as it was typed, gives it on one line without what nobody sees, or says what to change. */
export const nameSchema = (rules: NameRules) =>
	z.string().transform((typed, context) => {
		const { name, wrong } = readName(typed, rules);
		if (wrong === undefined) return name;
		context.addIssue({ code: "custom", message: wrong });
		return z.NEVER;
	});

function readName(typed: string, { most, least = 1, wrong_length, none = wrong_length, site_name }: NameRules) {
	// counted before it is cleaned: nobody cleans a megabyte
	if (typed.length > 10 * most) return { name: "", wrong: wrong_length };
	if (!typed.isWellFormed()) return { name: "", wrong: nameTexts.broken };
	const name = oneLine(typed);
	return { name, wrong: wrongWith() };

	function wrongWith(): string | undefined {
		if (name === "") return least > 0 ? none : undefined;
		if ([...name].length < least || !hasAtMost(name, UNITS_A_LETTER * most)) return wrong_length;
		if ([...letters.segment(name)].length > most) return wrong_length;
		if (!hasSomethingSeen(name)) return nameTexts.nothingSeen;
		if (hasLink(name)) return nameTexts.link;
		return site_name !== undefined && isReserved(name, site_name) ? nameTexts.reserved : undefined;
	}
}
