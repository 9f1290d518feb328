import { fileURLToPath } from "node:url";

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Context = { getModuleInfo: (id: string) => ModuleInfo | null };

const ENTRY = fileURLToPath(new URL("../../app/islands/entry.ts", import.meta.url));
/** Its index names every icon, of which a page uses a few. */
const ICONS = /[\\/]node_modules[\\/]lucide-react[\\/]/;

/** What only pages of the router use in the browser. Modules of islands name it in functions that only the server calls. */
const ROUTER = /[\\/]node_modules[\\/](?:@?react-router|zod)[\\/]/;

/** This many pages and more share a file, because a dozen small ones would each take a round trip. */
const SHARED = 6;
/** A first touch should bring little besides React: what only a few islands use comes with them. */
const SHARED_BY_ISLANDS = 16;

/**
 * Which modules of the browser's build share a file. An island page must not load the router, so what it loads is kept
 * out of the file that the router's pages share: the frame's script, React, and what islands use.
 */
export const CHUNKS = [
	// a stylesheet is a file of its own, which pages put together (sheets.ts)
	{ debugName: "sheets", name: (id: string) => nameOfSheet(id), test: /[\\/]app[\\/].*\.css$/, priority: 7 },
	{ name: "react", test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 6 },
	{
		name: "page",
		test: /[\\/]app[\\/](?:frame[\\/]live[\\/]start|ui[\\/]parts[\\/](?:start|way)|lib[\\/]browser[\\/]old-tab|features[\\/]sharing[\\/]viral[\\/]due)\.ts$|vite[\\/]preload-helper/,
		priority: 5,
	},
	{ name: "touch", test: /[\\/]app[\\/](?:frame[\\/]live[\\/]touch\.ts|ui[\\/]toast\.tsx)$/, priority: 4 },
	{ name: "icons", test: ICONS, minShareCount: SHARED, priority: 3 },
	{
		debugName: "islands",
		name: (id: string, context: Context) => (modulesOfIslands(context).has(id) ? "islands" : null),
		minShareCount: SHARED_BY_ISLANDS,
		priority: 2,
	},
	{
		debugName: "frame",
		name: (id: string, context: Context) => (modulesOfIslands(context).has(id) ? null : "frame"),
		minShareCount: SHARED,
		priority: 1,
	},
];

const nameOfSheet = (id: string): string =>
	id
		.split(/[\\/]app[\\/]|[\\/]|\.css$/)
		.slice(-4, -1)
		.join("-");

let found: Set<string> | undefined;

/** What an island page imports, directly or not, at once or later. */
function modulesOfIslands(context: Context): Set<string> {
	if (found) return found;
	found = new Set();
	const next = [ENTRY];
	for (let id = next.pop(); id !== undefined; id = next.pop()) {
		if (found.has(id) || ICONS.test(id) || ROUTER.test(id)) continue;
		found.add(id);
		const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
		next.push(...importedIds, ...dynamicallyImportedIds);
	}
	return found;
}
