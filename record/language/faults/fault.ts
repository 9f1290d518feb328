/** A fault of a question. */
export type Fault = {
	/** 'where.not.season', 'measures.wickets'; empty for the question itself */
	path: string;
	sent: unknown;
	/** whole sentences */
	reason: string;
	/** valid values or names: all of a short list, the nearest five of a long one */
	possible: string[];
	/** the meanings of an ambiguous name, best first, or the nearest names */
	candidates?: Candidate[];
};

/** A value of the record, with details that distinguish it from similar names. */
export type Candidate = {
	id: string;
	name: string;
	/** 'batter' of a person, the kind of other values */
	role: string;
	/** a person's side with most matches */
	side: string | null;
	/** the first and the last season */
	seasons: { from: number; to: number } | null;
	matches: number;
};

/** A candidate as text: 'Ravindra Jadeja (all-rounder, csk, 2008 to 2026, 254 matches, id fe93fd9d)'. */
export function candidateText({ id, name, role, side, seasons, matches }: Candidate): string {
	const span = seasons ? [seasons.from === seasons.to ? `${seasons.from}` : `${seasons.from} to ${seasons.to}`] : [];
	const played = matches > 0 ? [`${matches} ${matches === 1 ? "match" : "matches"}`] : [];
	return `${name} (${[role.replaceAll("_", "-"), ...(side ? [side] : []), ...span, ...played, `id ${id}`].join(", ")})`;
}

export const fault = (path: string, sent: unknown, reason: string, possible: readonly string[] = []): Fault => ({
	path,
	sent,
	reason,
	possible: [...possible],
});

const MOST_SHOWN = 60;
const SHORT = 12;
const NEAREST = 5;

/** A value as JSON, cut to 60 characters. */
export function shownAs(sent: unknown): string {
	const text = JSON.stringify(sent) ?? "nothing";
	return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/** A fault as one line: path, reason, valid values. */
export function faultText({ path, reason, possible, candidates = [] }: Fault): string {
	const others = candidates.length > 0 ? candidates.map(candidateText).join("; ") : possible.join(", ");
	const instead = others ? ` Possible: ${others}.` : "";
	return `${path ? `${path}: ` : ""}${reason}${instead}`;
}

/** A short list whole; of a long one the five names nearest to `sent`, or all if it is no text. */
export function nearestOf(sent: unknown, names: readonly string[]): string[] {
	if (names.length <= SHORT || typeof sent !== "string") return [...names];
	const asked = plain(sent);
	const distances = names.map((name) => ({ name, far: farOf(asked, plain(name)) }));
	return distances
		.sort((a, b) => a.far - b.far)
		.slice(0, NEAREST)
		.map(({ name }) => name);
}

const plain = (text: string) =>
	text
		.slice(0, MOST_SHOWN)
		.replaceAll(/([a-z])([A-Z])/g, "$1_$2")
		.normalize("NFD")
		.replaceAll(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll(/[\s-]+/g, "_");

/** Edit distance relative to length; a shared word halves it. */
function farOf(a: string, b: string): number {
	const words = a.split("_");
	const shared = b.split("_").some((word) => word.length > 2 && words.includes(word));
	return (editsBetween(a, b) / Math.max(a.length, b.length)) * (shared ? 0.5 : 1);
}

/** Levenshtein distance. */
function editsBetween(a: string, b: string): number {
	let last = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let row = 1; row <= a.length; row++) {
		const next = [row];
		for (let column = 1; column <= b.length; column++) {
			const changed = (last[column - 1] as number) + (a[row - 1] === b[column - 1] ? 0 : 1);
			next.push(Math.min((last[column] as number) + 1, (next[column - 1] as number) + 1, changed));
		}
		last = next;
	}
	return last[b.length] as number;
}

export type Table = Record<string, unknown>;
export const isTable = (sent: unknown): sent is Table =>
	typeof sent === "object" && sent !== null && !Array.isArray(sent);
