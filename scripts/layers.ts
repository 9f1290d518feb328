/** The tiers of features, lowest first: a feature may import only from tiers below its own. */
export const TIERS = [
	["outbox"],
	["points", "push"],
	["auth"],
	["battles"],
	["sharing"],
	["players"],
	["facts", "teams", "matches", "statistics"],
	["explorer", "record", "news"],
	["predictor", "assistant", "community"],
	["quiz", "groups", "arena", "open"],
	["newsletter", "setup"],
	["tonight", "contact"],
	["home", "profile", "admin", "discovery", "legal", "search"],
	["settings"],
];

type Room = { name: string; feature?: string };

function roomOf(path: string): Room {
	const [top = "", second = "", third = ""] = path.split("/");
	if (top === "app" && second === "features") return { name: "feature", feature: third };
	if (top === "app") return { name: ["ui", "lib", "frame"].includes(second) ? second : "app" };
	if (top === "db") return { name: second === "schema" ? "schema" : "seed" };
	return { name: top };
}

/** The parts that a part may import besides itself. Parts that are not listed may import everything. */
const MAY_IMPORT: Record<string, string[]> = {
	ui: ["lib"],
	lib: [],
	frame: ["ui", "lib", "app"],
	schema: [],
	platform: ["schema"],
	record: ["platform"],
	makers: ["record", "lib"],
	feature: ["schema", "platform", "record", "makers", "ui", "lib", "app"],
	seed: ["schema", "platform", "record", "makers", "feature"],
	app: ["schema", "platform", "record", "feature", "frame", "ui", "lib"],
};

/** The table of entries. Only `app/lib` may import it, and only types. */
const CONTRACT = "server/entries.ts";

/**
 * True for files that may have a loader. The build removes it from the browser's code, with the imports that only it
 * uses.
 */
const hasLoader = (path: string) => path.endsWith("-page.tsx") || path === "app/root.tsx";

/**
 * Returns why `from` may not import `to` (paths from the root), or undefined if it may. `typesOnly`: the import has
 * only types. Tests, `server`, `scripts` and `bench` may import everything. Throws for a feature without a tier.
 */
export function layeringFault(from: string, to: string, typesOnly: boolean): string | undefined {
	const [source, target] = [roomOf(from), roomOf(to)];
	if (/\.test\.tsx?$/.test(from) || ["server", "scripts", "tests", "bench"].includes(source.name)) return undefined;
	if (to === CONTRACT && source.name === "lib" && typesOnly) return undefined;
	if (target.name === "server") return "nobody imports server/";
	if (from.endsWith(".tsx") && !hasLoader(from) && to.endsWith(".server.ts") && !typesOnly)
		return "a component takes only types from .server.ts: the loader of a page calls its functions";
	if (from.endsWith(".tsx") && to.endsWith("-geometry.ts") && !typesOnly)
		return "drawings are computed on the server: a .tsx file takes only types from -geometry.ts";
	if (from.endsWith("/rules.ts") && target.name !== "lib" && !to.endsWith("/rules.ts"))
		return "rules.ts is pure: it uses rules.ts and app/lib alone";
	if (source.name !== target.name && !MAY_IMPORT[source.name]?.includes(target.name))
		return `${source.name} may not use ${target.name}`;
	if (
		target.feature &&
		source.feature &&
		target.feature !== source.feature &&
		tierOf(target.feature) >= tierOf(source.feature)
	)
		return `feature ${source.feature} may only use features below it`;
	return undefined;
}

/** The index of a feature's tier in `TIERS`. Throws if it has none. */
export function tierOf(feature: string): number {
	const index = TIERS.findIndex((features) => features.includes(feature));
	if (index === -1) throw new Error(`The feature '${feature}' has no tier: add it to scripts/layers.ts`);
	return index;
}
