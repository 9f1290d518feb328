import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { importsOf, ROOT } from "../imports.ts";
import { TIERS, tierOf } from "../layers.ts";

// `npm run docs:rooms`: draws the imports between parts of the project, type imports too, into docs/architecture.md.
export const PAGE = "docs/architecture.md";
const MARKERS = ["<!-- rooms -->", "<!-- /rooms -->"];

/** Imports by file. */
type Graph = Map<string, string[]>;

const BELOW = ["db/schema", "platform", "record", "app/lib", "makers", "app/ui", "app/page-context", "app/islands"];
const ABOVE = ["app/frame, root, entries", "db/seed", "server", "scripts"];
/** The parts of the project, lowest first. An import of a later one is an arrow upward. */
const ROOMS = [...BELOW, ...TIERS.map((features) => features.join(", ")), ...ABOVE];

/** The index in `ROOMS` of a file's part. */
function roomOf(path: string): number {
	const [top = "", second = "", third = ""] = path.split("/");
	if (second === "features") return BELOW.length + tierOf(third);
	const folder = ["app", "db"].includes(top) ? `${top}/${second.replace(/\.tsx?$/, "")}` : top;
	const room = ROOMS.indexOf(folder);
	return room === -1 ? ROOMS.indexOf("app/frame, root, entries") : room;
}

function sourceGraph(): Graph {
	const paths = globSync("{app,db,makers,platform,record,scripts,server}/**/*.{ts,tsx}", {
		cwd: ROOT,
		exclude: ["**/*.test.{ts,tsx}"],
	}).sort();
	const sources = new Set(paths);
	return new Map(
		paths.map((path) => [
			path,
			importsOf(path)
				.map(({ to }) => to)
				.filter((to) => sources.has(to)),
		]),
	);
}

/** Returns the import cycles: strongly connected components of at least two files (Kosaraju's algorithm). */
export function cyclesOf(graph: Graph): string[][] {
	const seen = new Set<string>();
	const visit = (node: string, arrows: Graph): string[] => {
		if (seen.has(node)) return [];
		seen.add(node);
		return [...(arrows.get(node) ?? []).flatMap((next) => visit(next, arrows)), node];
	};
	const finished = [...graph.keys()].flatMap((node) => visit(node, graph));
	const importers: Graph = new Map(finished.map((node) => [node, []]));
	for (const [from, targets] of graph) for (const to of targets) importers.get(to)?.push(from);
	seen.clear();
	const components = finished.reverse().map((node) => visit(node, importers).sort());
	return components.filter(({ length }) => length > 1).sort();
}

/** Transitive reduction: leaves out `a → c` where `a → b → c` exists. Every arrow leads to a smaller number. */
export function reduced(arrows: Map<number, Set<number>>): Map<number, Set<number>> {
	const reach = new Map<number, Set<number>>();
	const result = new Map<number, Set<number>>();
	for (const from of [...arrows.keys()].sort((one, other) => one - other)) {
		const targets = [...(arrows.get(from) ?? [])];
		const beyond = new Set(targets.flatMap((to) => [...(reach.get(to) ?? [])]));
		result.set(from, new Set(targets.filter((to) => !beyond.has(to)).sort((one, other) => other - one)));
		reach.set(from, new Set([...targets, ...beyond]));
	}
	return result;
}

/** The Mermaid diagram, followed by the counts, cycles and upward imports. */
function picture(): string {
	const graph = sourceGraph();
	const imports = [...graph].flatMap(([from, targets]) => targets.map((to) => ({ from, to })));
	const upward = imports.filter(({ from, to }) => roomOf(to) > roomOf(from));
	const down = new Map(ROOMS.map((_, room) => [room, new Set<number>()]));
	for (const { from, to } of imports) if (roomOf(to) < roomOf(from)) down.get(roomOf(from))?.add(roomOf(to));
	const nodeWithName = (room: number) => `r${room}["${ROOMS[room]}"]`;
	const nodes = (rooms: number[]) => [...new Set(rooms)].map((room) => `r${room}`).join(" & ");
	const lines = [...reduced(down)]
		.reverse()
		.map(([from, to]) => (to.size > 0 ? `${nodeWithName(from)} --> ${nodes([...to])}` : nodeWithName(from)));
	const upwardOf = Map.groupBy(upward, ({ from }) => roomOf(from));
	const dotted = [...upwardOf].map(([from, found]) => `r${from} -.-> ${nodes(found.map(({ to }) => roomOf(to)))}`);
	const cycles = cyclesOf(graph);
	return [
		["```mermaid", "graph TD", ...[...lines, ...dotted].map((line) => `    ${line}`), "```\n"].join("\n"),
		`${count(cycles.length, "import cycle")}, ${count(upward.length, "import")} upward.\n`,
		...cycles.map((files) => `- ${named(files)}`),
		...upward.map(({ from, to }) => `- upward: \`${from}\` imports \`${to}\``),
	]
		.map((text) => text.replace(/(?=.{119})(.{1,117}) /g, "$1\n  "))
		.join("\n");
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? "" : "s"}`;

/** Describes an import cycle by its files, relative to their common folder if they have one. */
function named(files: string[]): string {
	const [first = [], ...others] = files.map((file) => file.split("/").slice(0, -1));
	const differs = first.findIndex((part, at) => others.some((other) => other[at] !== part));
	const folder = first.slice(0, differs === -1 ? first.length : differs).map((part) => `${part}/`);
	const names = files.map((file) => file.slice(folder.join("").length).replace(/\.tsx?$/, ""));
	return `${folder.length > 0 ? `cycle in \`${folder.join("")}\`` : "cycle"}: ${names.join(", ")}`;
}

/** Returns the page with today's picture between its markers. Throws if a marker is missing. */
export function drawIn(page: string): string {
	const [start = 0, end = 0] = MARKERS.map((marker) => page.indexOf(marker));
	if (start < 0 || end < start) throw new Error(`${PAGE} needs the lines ${MARKERS.join(" and ")}.`);
	return `${page.slice(0, start)}${MARKERS[0]}\n${picture()}\n${page.slice(end)}`;
}

if (import.meta.main) {
	const path = join(ROOT, PAGE);
	writeFileSync(path, drawIn(readFileSync(path, "utf8")));
}
