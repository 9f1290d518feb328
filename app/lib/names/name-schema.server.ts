import { z } from "zod";
import { hasAtMost } from "../text-length.ts";
import { hasLink } from "./find-link.server.ts";
import { isReserved } from "./reserved.server.ts";
import { hasVisibleCharacter, oneLine } from "./visible.ts";

export const nameTexts = {
	broken: "Half of a character is missing here. Please type this again.",
	nothingVisible: "Please use at least one letter, number or emoji that everyone can see.",
	link: "A name can't hold a web or mail address. Please pick another name.",
	reserved: "That could be taken for the site, its assistant or its moderators. Please pick another name.",
};

type NameRules = {
	/** in graphemes: an emoji is one, and so is a letter with its marks */
	most: number;
	/** in code points; 0 allows an empty name */
	least?: number;
	/** the error for a wrong length */
	wrong_length: string;
	/** the error for an empty name; by default `wrong_length` */
	none?: string;
	/** for names of people and groups: refuses reserved names */
	site_name?: string;
};

/** The most UTF-16 units per grapheme on average. The emoji of a family has eleven. */
const UNITS_A_LETTER = 5;
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The schema of names that others see. Returns the name on one line without invisible characters. */
export const nameSchema = (rules: NameRules) =>
	z.string().transform((typed, context) => {
		const { name, wrong } = readName(typed, rules);
		if (wrong === undefined) return name;
		context.addIssue({ code: "custom", message: wrong });
		return z.NEVER;
	});

function readName(typed: string, { most, least = 1, wrong_length, none = wrong_length, site_name }: NameRules) {
	// before cleaning, which is slow for a megabyte
	if (typed.length > 10 * most) return { name: "", wrong: wrong_length };
	if (!typed.isWellFormed()) return { name: "", wrong: nameTexts.broken };
	const name = oneLine(typed);
	return { name, wrong: wrongWith() };

	function wrongWith(): string | undefined {
		if (name === "") return least > 0 ? none : undefined;
		if ([...name].length < least || !hasAtMost(name, UNITS_A_LETTER * most)) return wrong_length;
		if ([...letters.segment(name)].length > most) return wrong_length;
		if (!hasVisibleCharacter(name)) return nameTexts.nothingVisible;
		if (hasLink(name)) return nameTexts.link;
		return site_name !== undefined && isReserved(name, site_name) ? nameTexts.reserved : undefined;
	}
}
