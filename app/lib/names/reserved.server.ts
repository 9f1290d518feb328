import unhomoglyph from "unhomoglyph";

/** Refused as any word of a name: "RCB Official". */
const OFFICES = ["admin", "administrator", "moderator", "official"];
/** Refused if a name has no other words than these and fillers: "Site Owner", but not "Proud Bike Owner". */
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
const FILLERS = "the s your our real verified site team group chat fan ipl help bot customer message".split(" ");
/** Lookalikes that Unicode's list of confusables lacks. */
const STAND_INS: Record<string, string> = {
	...{ "4": "a", "@": "a", "8": "b", "3": "e", i: "l", "!": "l", "¡": "l", "5": "s", $: "s", "7": "t" },
	...{ ꮖ: "l", ꮑ: "n", ꮍ: "y", ꭹ: "y", ꮷ: "d", ꮥ: "s", ƅ: "b", ᴊ: "j", ɢ: "g" },
	...{ ᴀ: "a", ʙ: "b", ᴅ: "d", ᴇ: "e", ꜰ: "f", ʜ: "h", ĸ: "k", ʟ: "l", ʍ: "rn", ɴ: "n", ᴘ: "p", ʀ: "r", ᴛ: "t" },
};
const STAND_IN = new RegExp(`[${Object.keys(STAND_INS).join("")}]`, "gu");
/** The first code points of letters on discs, letters on squares, and regional indicators. */
const ON_SIGNS = [0x1f150, 0x1f170, 0x1f1e6];
const ON_SIGN = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;

/**
 * Whether a name looks like the site, its assistant or its staff. Compares skeletons (UTS 39) without case, accents and
 * decorations. No name may contain `site_name` as words.
 */
export function isReserved(name: string, site_name: string): boolean {
	const roles = [...ROLES, site_name].map(skeletonOf).filter(Boolean);
	const site = skeletonOf(site_name);
	// signs, and digits at both ends, either replace letters or decorate
	return [name, name.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")]
		.flatMap((text) => [text, text.replace(/^[\p{N}\s]+/u, "")])
		.flatMap((text) => [text, text.replace(/[\p{N}\s]+$/u, "")])
		.some((text) => {
			const words = wordsOf(text);
			const skeletons = words.map(skeletonOf);
			return (
				isRole(skeletonOf(text), roles) ||
				skeletons.some((skeleton) => OFFICE_SKELETONS.has(skeleton)) ||
				containsWords(skeletons, site) ||
				containsWords(words.map(withoutDigitsAround).map(skeletonOf), site)
			);
		});
}

/** Whether consecutive words, joined, are equal to `target`. */
const containsWords = (skeletons: string[], target: string): boolean =>
	target !== "" &&
	skeletons.some((_, first) => {
		let joined = "";
		for (let at = first; at < skeletons.length && joined.length < target.length; at++) joined += skeletons[at];
		return joined === target;
	});

const withoutDigitsAround = (word: string): string => word.replace(/^\p{N}+|\p{N}+$/gu, "");

/** Whether a text consists of roles and fillers, with at least one role. */
function isRole(skeleton: string, roles: readonly string[]): boolean {
	const ends = { fillers: new Set([0]), roles: new Set<number>() };
	for (let at = 0; at < skeleton.length; at++) {
		if (!ends.fillers.has(at) && !ends.roles.has(at)) continue;
		for (const filler of FILLER_SKELETONS)
			if (skeleton.startsWith(filler, at)) ends[ends.roles.has(at) ? "roles" : "fillers"].add(at + filler.length);
		for (const role of roles) if (skeleton.startsWith(role, at)) ends.roles.add(at + role.length);
	}
	return ends.roles.has(skeleton.length);
}

/** The words of a name. Single letters are joined: "A d m i n". */
const wordsOf = (name: string): string[] =>
	name
		.replace(/(?<![\p{L}\p{M}\p{N}])([\p{L}\p{N}])[^\p{L}\p{N}]+(?=[\p{L}\p{N}](?![\p{L}\p{M}\p{N}]))/gu, "$1")
		.split(/[^\p{L}\p{M}\p{N}@$!¡|]+/u);

/** The letters and digits of a text, with lookalikes made equal. */
function skeletonOf(text: string): string {
	const letters = text.replace(ON_SIGN, letterOnSign);
	// twice, because the list maps capital and small letters separately
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

const OFFICE_SKELETONS = new Set(OFFICES.map(skeletonOf));
const FILLER_SKELETONS = FILLERS.map(skeletonOf);
