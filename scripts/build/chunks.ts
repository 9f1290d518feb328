import { fileURLToPath } from "node:url";

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Context = { getModuleInfo: (id: string) => ModuleInfo | null };

const ENTRY = fileURLToPath(new URL("../../app/entry.client.ts", import.meta.url));
/** The index of lucide-react imports every icon, of which a page uses a few. */
const ICONS = /[\\/]node_modules[\\/]lucide-react[\\/]/;

/** Icons that at least this many chunks import share the file `icons`. */
const SHARED = 24;
/** Other modules that at least this many chunks import share the file `islands`, which the first touch loads. */
const SHARED_BY_ISLANDS = 40;

/**
 * The groups of modules that share a file of the browser's build: the script of every page, the handler of touches,
 * React, and modules of many islands. Components that only the server renders are built for their styles (sheets.ts);
 * no page loads their scripts.
 */
export const CHUNKS = [
	// each stylesheet is a file, which pages combine (sheets.ts)
	{ debugName: "sheets", name: (id: string) => nameOfSheet(id), test: /[\\/]app[\\/].*\.css$/, priority: 8 },
	{
		name: "react",
		test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]islands[\\/]island-root\.tsx$/,
		priority: 6,
	},
	// above React, so that a page need not load React's file for a module that both import
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

/** The modules that a page's script imports, directly or not, statically or dynamically, without icons. */
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
