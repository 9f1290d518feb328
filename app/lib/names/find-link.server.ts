import { LinkifyIt, type Match } from "linkify-it";
import tlds from "tlds" with { type: "json" };

const ENDINGS = new Set(tlds);
const links = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, tlds });

/**
 * Top-level domains that are also words, codes of teams or Hindi in Latin letters. Fans leave out the blank after a
 * full stop ("what a shot.so good", "RCB vs.GT"), so such an ending alone makes no link.
 */
const WORDS = new Set(
	`ad ae ag al am ar as at ba be br by cr da de dj do dot es et ga gg gt hm id ie im is it jo ke ki kr la lb lc lol ma mc md me mr ms
	mu my na ne no nz off om pa pe ph pk pm ps re sa se sh si sl so st tc to tr us wow wtf ye you za
	able best black blue boo call case cat cool cricket day deal dog eat fail fan fans farm fast fire fit fly food football free fun game
	gift gives giving gold got green group guru hair help here hot how ice joy kids kim king land law life like love man map meet men mini
	mom money new news next now one open party pay pet pictures pink place play plus post press prime pro property racing read red rent rest
	rich rip rocks room run safe sale save school search seat secure select show sky soccer song spot star stream style sucks super
	support surf talk tata team today top total tour town trade training trust tube uno vote watch win wine work works world zero zone`.split(
		/\s+/,
	),
);

/** Whether a text contains a link or a mail address, also if it is disguised in a way that people can read. */
export function hasLink(text: string): boolean {
	const joined = joinSpread(text.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, ""));
	return (links.match(joined) ?? []).some((match) => isLink(match, joined.slice(match.lastIndex)));
}

/** Undoes 'hxxp://', 'evil[.]club', 'evil (dot) club', 'evil . com', 'evil. com', 'evil dot com', 'e v i l . c o m'. */
const joinSpread = (text: string): string =>
	text
		.replace(/[\u3002\u06d4]/g, ".")
		.replace(/\bhxxp(?=s?:)/gi, "http")
		.replace(/ *[[({<] *(?:\.|dot) *[\])}>] */gi, ".")
		.replace(/(?<![\p{L}\p{N}.])(?:[\p{L}\p{N}.] ){4,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu, (spelled) =>
			spelled.replaceAll(" ", ""),
		)
		.replace(/(?<=[\p{L}\p{N}]) +dot +(?=(?:com|net|org|io|co|info|xyz|club|shop|site|online|app)\b)/giu, ".")
		.replace(/(?<=[\p{L}\p{N}]) +\. *(?=\p{L})/gu, ".")
		.replace(/\. +(?=com\b)/gi, ".");

/** False for two sentences without a blank between them. `after`: the text behind the match. */
function isLink({ schema, raw }: Match, after: string): boolean {
	const mail = schema === "mailto:";
	if (schema !== "" && schema !== "//" && (!mail || /^mailto:/i.test(raw))) return true;
	const address = mail ? raw.slice(raw.lastIndexOf("@") + 1) : raw.replace(/^\/\//, "");
	const [, host = "", path = ""] = /^([^/?#:]*)(.*)$/s.exec(address) ?? [];
	const labels = host.split(".");
	const [name = "", ending = ""] = labels.slice(-2);
	const domain = ending.toLowerCase();
	if (!ENDINGS.has(domain) && !domain.startsWith("xn--")) return false;
	// a sentence begins with a capital letter
	if (/^\p{Lu}\p{Ll}+$/u.test(ending) && domain !== "com") return false;
	if (/^\/./s.test(path) || /^www$/i.test(labels[0] ?? "")) return true;
	// "189.in", "4.net": a full stop after a figure
	if (/^\d+$/.test(name)) return domain === "com";
	if (mail) return true;
	// India's domain, or the word 'in' if another word follows
	if (domain === "in") return ending === "in" && !/^[ \t]+\p{L}/u.test(after);
	return !WORDS.has(domain);
}
