import { readFileSync } from "node:fs";
import type { CSSProperties } from "react";
import { type Card, PICTURE_HEIGHT, PICTURE_WIDTH } from "./card.ts";

/** An element of React for satori. There is no JSX, because the server runs without a build. */
type Element = { type: string; key: null; props: Record<string, unknown> };

const DISPLAY = "Besley";
const SANS = "Anek Latin";
const EDGE = 64;

/** The stylesheets with the colours of the site. */
const sheets = ["tokens.css", "teams.css"].map((name) =>
	readFileSync(new URL(`../../../ui/styles/theme/${name}`, import.meta.url), "utf8"),
);
const colours = new Map(
	sheets.flatMap((sheet) =>
		[...sheet.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6});/g)].map(
			([, name = "", value = ""]) => [name, value] as const,
		),
	),
);

/** The colour of a token: 'flannel', 'csk-ink'. Throws for an unknown name. */
function colour(token: string): string {
	const value = colours.get(token);
	if (!value) throw new Error(`The style sheets name no colour '${token}'.`);
	return value;
}

/** The colours of a side: background, text and second one. Those of the site for null and for former sides. */
function groundOf(team: string | null): { ground: string; ink: string; second: string } {
	return team && colours.has(`${team}-ink`)
		? { ground: colour(team), ink: colour(`${team}-ink`), second: colour(`${team}-2`) }
		: { ground: colour("flannel"), ink: colour("ink"), second: colour("cherry") };
}

const box = (style: CSSProperties, ...children: (Element | string | null)[]): Element => ({
	type: "div",
	key: null,
	props: { style: { display: "flex", ...style }, children: children.filter((child) => child !== null) },
});

// a data URL, because satori reads no files
const BALL = `data:image/svg+xml,${encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="19" fill="#a81c24" stroke="#fbf6e8"/><path d="M13 3.5c9 9 12 22 8 34M20 1.5c9 9 12 22 8 35" fill="none" stroke="#fbf6e8" stroke-width="3" stroke-dasharray="1.6 2.8"/></svg>',
)}`;

/** The font size in px at which a title takes at most three lines. */
function titleSize(title: string): number {
	const sizes = [
		[24, 92],
		[44, 74],
		[70, 60],
		[110, 48],
	] as const;
	return sizes.find(([most]) => title.length <= most)?.[1] ?? 40;
}

const LONGEST_TITLE = 170;
const LONGEST_NOTE = 130;
const LONGEST_KICKER = 70;
/** Cuts a text to `most` characters. Replaces control characters, which have no outline and make drawing fail. */
function cut(text: string, most: number): string {
	const signs = [...text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, " ")];
	return signs.length <= most
		? signs.join("")
		: `${signs
				.slice(0, most - 1)
				.join("")
				.trimEnd()}…`;
}

function head({ site_name }: Card, ink: string): Element {
	return box(
		{ alignItems: "center", gap: 18, padding: `40px ${EDGE}px 0`, color: ink },
		{ type: "img", key: null, props: { src: BALL, width: 54, height: 54 } },
		box({ fontFamily: DISPLAY, fontSize: 38 }, cut(site_name, LONGEST_KICKER)),
	);
}

function words({ kicker, title, note }: Card, ink: string): Element {
	return box(
		{ flexDirection: "column", flexGrow: 1, justifyContent: "center", padding: `0 ${EDGE}px`, color: ink },
		box({ fontFamily: SANS, fontSize: 30, marginBottom: 12 }, cut(kicker, LONGEST_KICKER)),
		box({ fontFamily: DISPLAY, fontSize: titleSize(title), lineHeight: 1.08 }, cut(title, LONGEST_TITLE)),
		note ? box({ fontFamily: SANS, fontSize: 28, marginTop: 16 }, cut(note, LONGEST_NOTE)) : null,
	);
}

function scoreboard({ figures }: Card): Element | null {
	if (figures.length === 0) return null;
	return box(
		{ background: colour("board"), color: colour("chalk"), padding: `26px ${EDGE}px`, gap: 56 },
		...figures
			.slice(0, 3)
			.map(({ label, value }) =>
				box(
					{ flexDirection: "column", flexShrink: 1 },
					box({ fontFamily: DISPLAY, fontSize: value.length > 12 ? 40 : 64, lineHeight: 1.1 }, cut(value, 24)),
					box({ fontFamily: SANS, fontSize: 26, color: colour("chalk-2") }, cut(label, 30)),
				),
			),
	);
}

export function layoutOf(card: Card): Element {
	const { ground, ink, second } = groundOf(card.team);
	return box(
		{ flexDirection: "column", width: PICTURE_WIDTH, height: PICTURE_HEIGHT, background: ground },
		head(card, ink),
		words(card, ink),
		box({ height: 10, background: second }),
		scoreboard(card),
	);
}
