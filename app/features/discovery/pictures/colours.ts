import { readFileSync } from "node:fs";

/** The colours of the site as its style sheets name them, so that pictures wear the same. */
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

/** The colour of a token: 'flannel', 'csk-ink'. Throws when the style sheets have none of this name. */
export function colour(token: string): string {
	const value = colours.get(token);
	if (!value) throw new Error(`The style sheets name no colour '${token}'.`);
	return value;
}

/** A side's ground, the ink on it, and its second colour; the site's own for none, and for sides that play no more. */
export function groundOf(team: string | null): { ground: string; ink: string; second: string } {
	return team && colours.has(`${team}-ink`)
		? { ground: colour(team), ink: colour(`${team}-ink`), second: colour(`${team}-2`) }
		: { ground: colour("flannel"), ink: colour("ink"), second: colour("cherry") };
}
