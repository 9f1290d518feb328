import unhomoglyph from "unhomoglyph";

/** Claims of an office. No word of a name may be one: "RCB Official" is refused, "Moderate Fan" is not. */
const OFFICES = ["admin", "administrator", "moderator", "official"];
/** Refused only where a name says nothing else: "Support" and "Site Owner" are, "Proud Bike Owner" is not. */
const ROLES = [
	...OFFICES,
	"system",
	"support",
	"owner",
	"staff",
	"mod",
	"webmaster",
	"helpdesk",
	"customer care",
	"assistant",
	"ai assistant",
	"cricket assistant",
	"cricket ai",
	"twelfth man",
];
/** Words that change nothing about a claim. */
const FILLERS = "the s your our real verified site team group chat fan ipl help bot customer message".split(" ");
/** What is written for letters and is not in Unicode's list: digits, signs, the small capitals that look like themselves alone, Cherokee. */
const STAND_INS: Record<string, string> = {
	...{ "4": "a", "@": "a", "8": "b", "3": "e", i: "l", "!": "l", "¡": "l", "5": "s", $: "s", "7": "t" },
	...{ ꮖ: "l", ꮑ: "n", ꮍ: "y", ꭹ: "y", ꮷ: "d", ꮥ: "s", ƅ: "b", ᴊ: "j", ɢ: "g" },
	...{ ᴀ: "a", ʙ: "b", ᴅ: "d", ᴇ: "e", ꜰ: "f", ʜ: "h", ĸ: "k", ʟ: "l", ʍ: "rn", ɴ: "n", ᴘ: "p", ʀ: "r", ᴛ: "t" },
};
const STAND_IN = new RegExp(`[${Object.keys(STAND_INS).join("")}]`, "gu");
/** The letters from A to Z on dark discs, on dark squares, and as halves of flags. */
const ON_SIGNS = [0x1f150, 0x1f170, 0x1f1e6];
const ON_SIGN = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;

/**
 * Whether a name could be taken for the site, its assistant or those who run it, judged by how it looks: the skeleton of UTS 39 and
 * usual stand-ins, without case, accents and decorations. `site_name`: what the owner calls the site; no name may hold it as words.
 */
export function isReserved(name: string, site_name: string): boolean {
	const roles = [...ROLES, site_name].map(lookOf).filter(Boolean);
	const site = lookOf(site_name);
	// signs may replace letters or decorate, and so may digits at either end
	return [name, name.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")]
		.flatMap((text) => [text, text.replace(/^[\p{N}\s]+/u, "")])
		.flatMap((text) => [text, text.replace(/[\p{N}\s]+$/u, "")])
		.some((text) => {
			const words = wordsOf(text);
			const looks = words.map(lookOf);
			return (
				claims(lookOf(text), roles) ||
				looks.some((look) => OFFICE_LOOKS.has(look)) ||
				holdsAsWords(looks, site) ||
				holdsAsWords(words.map(withoutDigitsAround).map(lookOf), site)
			);
		});
}

/** Whether words that follow each other look like `wanted` when they are put together. */
const holdsAsWords = (looks: string[], wanted: string): boolean =>
	wanted !== "" &&
	looks.some((_, first) => {
		let joined = "";
		for (let at = first; at < looks.length && joined.length < wanted.length; at++) joined += looks[at];
		return joined === wanted;
	});

const withoutDigitsAround = (word: string): string => word.replace(/^\p{N}+|\p{N}+$/gu, "");

/** Whether a look is made of roles and fillers alone, at least one role among them. */
function claims(look: string, roles: readonly string[]): boolean {
	const ends = { fillers: new Set([0]), roles: new Set<number>() };
	for (let at = 0; at < look.length; at++) {
		if (!ends.fillers.has(at) && !ends.roles.has(at)) continue;
		for (const filler of FILLER_LOOKS)
			if (look.startsWith(filler, at)) ends[ends.roles.has(at) ? "roles" : "fillers"].add(at + filler.length);
		for (const role of roles) if (look.startsWith(role, at)) ends.roles.add(at + role.length);
	}
	return ends.roles.has(look.length);
}

/** The words of a name. Single letters are joined: "A d m i n". */
const wordsOf = (name: string): string[] =>
	name
		.replace(/(?<![\p{L}\p{M}\p{N}])([\p{L}\p{N}])[^\p{L}\p{N}]+(?=[\p{L}\p{N}](?![\p{L}\p{M}\p{N}]))/gu, "$1")
		.split(/[^\p{L}\p{M}\p{N}@$!¡|]+/u);

/** What a text looks like: letters and digits alone, those that look alike the same. */
function lookOf(text: string): string {
	const letters = text.replace(ON_SIGN, letterOnSign);
	// twice: how a capital letter looks and how its small one does are listed each by itself
	return plain(plain(letters))
		.replace(STAND_IN, (sign) => STAND_INS[sign] ?? "")
		.replace(/[^\p{L}\p{N}]/gu, "");
}

const plain = (text: string): string => unhomoglyph(text.normalize("NFKD").replace(/\p{M}/gu, "")).toLowerCase();

function letterOnSign(sign: string): string {
	const point = sign.codePointAt(0) ?? 0;
	const first = ON_SIGNS.findLast((of) => of <= point) ?? point;
	return String.fromCharCode(0x41 + point - first);
}

const OFFICE_LOOKS = new Set(OFFICES.map(lookOf));
const FILLER_LOOKS = FILLERS.map(lookOf);
