import type { Plugin } from "vite";

/** The module from which the server gets the URLs of the pages' scripts. */
const ADDRESSES = "virtual:island-scripts";
const RESOLVED = `\0${ADDRESSES}`;
const ENTRY = "app/entry.client.ts";
/** The module that hydrates islands. A page preloads its imports, so that the first touch fetches all at once. */
const HYDRATE = "app/islands/hydrate.tsx";
/** Handles touches without React. */
const TOUCH = "app/frame/live/touch.ts";
/** Fills the page /offline, which lists its files, because the service worker stores the files that a page lists. */
const STORED_PAGES = "app/frame/live/stored-pages.ts";
/** React's refresh runtime must run before the first component that Vite transforms in development. */
const DEVELOPMENT = { entry: ["/@id/__x00__virtual:react-router/inject-hmr-runtime", "/@vite/client", `/${ENTRY}`] };

/**
 * Replaces Vite's helper for dynamic imports. Ours loads missing stylesheets and waits for them. It preloads no
 * modules, because each page lists them.
 */
const PRELOAD_HELPER = "vite/preload-helper.js";
const WAIT_FOR_STYLES = `export const __vitePreload = (load, files = []) => Promise.all(files.map((file) => {
	if (!file.endsWith(".css") || document.querySelector(\`link:is([href="/\${file}"], [data-holds~="\${file}"])\`)) return;
	const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/" + file });
	document.head.append(link);
	return new Promise((loaded, failed) => Object.assign(link, { onload: loaded, onerror: failed }));
})).then(load);`;

type Chunk = {
	type: string;
	fileName: string;
	facadeModuleId?: string | null;
	imports?: string[];
	moduleIds?: string[];
};

/**
 * A plugin that provides the URLs of a page's scripts and gives each `*.island.tsx` its name, which pages write into
 * the HTML. Throws if an island does not export a named function as default.
 */
export function islands(): Plugin {
	let addresses: { entry: string[]; preload: string[]; later: string[]; storedPages: string[] } | undefined;
	return {
		name: "islands",
		sharedDuringBuild: true,
		generateBundle(_options, bundle) {
			if (this.environment.name !== "client") return;
			const filesOf = (source: string) => {
				const chunks = Object.values(bundle as Record<string, Chunk>);
				// modules in shared files (chunks.ts) have no facade
				const chunk =
					chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`)) ??
					chunks.find(({ moduleIds = [] }) => moduleIds.some((id) => id.endsWith(`/${source}`)));
				if (!chunk) throw new Error(`${source} was not built`);
				// Vite drops the scripts of stylesheets
				const isSheet = (file: string) => chunks.find(({ fileName }) => fileName === file)?.moduleIds?.every(isCss);
				const imports = (chunk.imports ?? []).filter((file) => !isSheet(file));
				return [chunk.fileName, ...imports].map((file) => `/${file}`);
			};
			const [entry = "", ...preload] = filesOf(ENTRY);
			const later = [...filesOf(TOUCH), ...filesOf(HYDRATE)].filter(
				(file) => file !== entry && !preload.includes(file),
			);
			addresses = { entry: [entry], preload, later, storedPages: filesOf(STORED_PAGES) };
		},
		resolveId: (id) => (id === ADDRESSES ? RESOLVED : undefined),
		load(id) {
			if (id !== RESOLVED) return undefined;
			const lists = Object.entries(addresses ?? { ...DEVELOPMENT, preload: [], later: [], storedPages: [] });
			return lists.map(([name, list]) => `export const ${name} = ${JSON.stringify(list)};`).join("");
		},
		transform(code, id) {
			if (id.endsWith(PRELOAD_HELPER)) return { code: WAIT_FOR_STYLES, map: null };
			const name = nameOf(id);
			return name === undefined ? undefined : { code: named(code, name), map: null };
		},
	};
}

const isCss = (id: string): boolean => id.endsWith(".css");

/** The name of an island from its path: `features/facts/page/save-button`; undefined for other files. */
export const nameOf = (id: string): string | undefined => /\/app\/(.+)\.island\.tsx(?:\?.*)?$/.exec(id)?.[1];

/** Adds the name to the component as a property. Throws without a named default export. */
export function named(code: string, name: string): string {
	const component = /\bexport default function (\w+)/.exec(code)?.[1];
	if (!component) throw new Error(`app/${name}.island.tsx must export a named function as default`);
	return `${code}\n${component}.island = ${JSON.stringify(name)};\n`;
}
