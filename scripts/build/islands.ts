import type { Plugin } from "vite";

/** What a server rendering imports to learn the addresses of the island pages' scripts. */
const ADDRESSES = "virtual:island-scripts";
const RESOLVED = `\0${ADDRESSES}`;
const ENTRY = "app/islands/entry.ts";
/** React's refresh runtime must run before the first component that Vite transforms in development. */
const DEVELOPMENT = { entry: ["/@id/__x00__virtual:react-router/inject-hmr-runtime", "/@vite/client", `/${ENTRY}`] };

type Chunk = { type: string; fileName: string; facadeModuleId?: string | null; imports?: string[] };

/**
 * Builds the entry of island pages beside the router's, and gives each `*.island.tsx` its name, which a page writes
 * into the HTML. Throws when an island does not export a named function as default.
 */
export function islands(): Plugin {
	let addresses: { entry: string[]; preload: string[] } | undefined;
	return {
		name: "islands",
		sharedDuringBuild: true,
		buildStart() {
			if (this.environment.name === "client" && this.environment.mode === "build")
				this.emitFile({ type: "chunk", id: ENTRY, name: "island-entry" });
		},
		generateBundle(_options, bundle) {
			if (this.environment.name !== "client") return;
			const entry = Object.values(bundle as Record<string, Chunk>).find(({ facadeModuleId }) =>
				facadeModuleId?.endsWith(`/${ENTRY}`),
			);
			if (!entry) throw new Error(`${ENTRY} was not built`);
			addresses = { entry: [`/${entry.fileName}`], preload: (entry.imports ?? []).map((file) => `/${file}`) };
		},
		resolveId: (id) => (id === ADDRESSES ? RESOLVED : undefined),
		load(id) {
			if (id !== RESOLVED) return undefined;
			const { entry, preload } = addresses ?? { ...DEVELOPMENT, preload: [] };
			return `export const entry = ${JSON.stringify(entry)}; export const preload = ${JSON.stringify(preload)};`;
		},
		transform(code, id) {
			const name = nameOf(id);
			return name === undefined ? undefined : { code: named(code, name), map: null };
		},
	};
}

/** The name of an island by its file: `features/facts/page/save-button`; undefined for other files. */
export const nameOf = (id: string): string | undefined => /\/app\/(.+)\.island\.tsx(?:\?.*)?$/.exec(id)?.[1];

/** The code of an island with its name as a property of the component. Throws without a named default export. */
export function named(code: string, name: string): string {
	const component = /\bexport default function (\w+)/.exec(code)?.[1];
	if (!component) throw new Error(`app/${name}.island.tsx must export a named function as default`);
	return `${code}\n${component}.island = ${JSON.stringify(name)};\n`;
}
