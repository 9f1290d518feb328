import { readFileSync } from "node:fs";

/** The site's colours, read from its style sheets so that pictures use the same. */
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
export function colour(token: string): string {
	const value = colours.get(token);
	if (!value) throw new Error(`The style sheets name no colour '${token}'.`);
	return value;
}

/** A side's background, text and second colour; the site's own for null and for former sides. */
export function groundOf(team: string | null): { ground: string; ink: string; second: string } {
	return team && colours.has(`${team}-ink`)
		? { ground: colour(team), ink: colour(`${team}-ink`), second: colour(`${team}-2`) }
		: { ground: colour("flannel"), ink: colour("ink"), second: colour("cherry") };
}
