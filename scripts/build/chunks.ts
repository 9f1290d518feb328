import { fileURLToPath } from "node:url";

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Context = { getModuleInfo: (id: string) => ModuleInfo | null };

const ENTRY = fileURLToPath(new URL("../../app/entry.client.ts", import.meta.url));
/** Its index names every icon, of which a page uses a few. */
const ICONS = /[\\/]node_modules[\\/]lucide-react[\\/]/;

/** This many islands and more share a file of icons. */
const SHARED = 24;
/** A first touch should bring little besides React: what only a few islands use comes with them. */
const SHARED_BY_ISLANDS = 40;

/**
 * Which modules of the browser's build share a file: the script of every page, what answers touches, React, what many
 * islands use. What only the server renders is built for its styles (sheets.ts); no page loads its script.
 */
export const CHUNKS = [
	// a stylesheet is a file of its own, which pages put together (sheets.ts)
	{ debugName: "sheets", name: (id: string) => nameOfSheet(id), test: /[\\/]app[\\/].*\.css$/, priority: 8 },
	{
		name: "react",
		test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]islands[\\/]island-root\.tsx$/,
		priority: 6,
	},
	// above React: a module that both import belongs to the page, which must not load React's file for it
	{ name: "page", test: /[\\/]app[\\/]entry\.client\.ts$|vite[\\/]preload-helper/, priority: 7 },
	{ name: "touch", test: /[\\/]app[\\/](?:frame[\\/]live[\\/]touch\.ts|ui[\\/]toast\.tsx)$/, priority: 4 },
	{ name: "icons", test: ICONS, minShareCount: SHARED, priority: 3 },
	{
		debugName: "islands",
		name: (id: string, context: Context) => (modulesOfIslands(context).has(id) ? "islands" : null),
		minShareCount: SHARED_BY_ISLANDS,
		priority: 2,
	},
];

const nameOfSheet = (id: string): string =>
	id
		.split(/[\\/]app[\\/]|[\\/]|\.css$/)
		.slice(-4, -1)
		.join("-");

let found: Set<string> | undefined;

/** What a page's script imports, directly or not, at once or later. */
function modulesOfIslands(context: Context): Set<string> {
	if (found) return found;
	found = new Set();
	const next = [ENTRY];
	for (let id = next.pop(); id !== undefined; id = next.pop()) {
		if (found.has(id) || ICONS.test(id)) continue;
		found.add(id);
		const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
		next.push(...importedIds, ...dynamicallyImportedIds);
	}
	return found;
}
