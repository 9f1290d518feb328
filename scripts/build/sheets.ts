import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin } from "vite";
import routes from "../../app/routes.ts";
import { KIT_ORDER } from "../../app/ui/styles/order.ts";

/** The module from which the server gets the stylesheets of a page. */
const SHEETS = "virtual:page-sheets";
const RESOLVED = `\0${SHEETS}`;
const APP = join(process.cwd(), "app");

/** The error page has its own sheet. */
const ERROR = { id: "error", file: "frame/error-page.tsx" };

/** A stylesheet of a page. `holds`: the built files in it, which an island must not load again. */
export type Sheet = { href: string; holds: string[] };
type Chunk = { type: string; moduleIds?: string[]; viteMetadata?: { importedCss: Set<string> } };
type Asset = { source: string };

/**
 * A plugin that gives each page one stylesheet beside the frame's, from the CSS files that the page's module imports
 * statically. Dynamic imports load their own styles.
 */
export function sheets(): Plugin {
	let result: { frame: Sheet[]; pages: Record<string, Sheet[]> } | undefined;
	return {
		name: "page-sheets",
		sharedDuringBuild: true,
		generateBundle(_options, bundle) {
			if (this.environment.name !== "client") return;
			const fileOf = new Map<string, string>();
			for (const { moduleIds = [], viteMetadata } of Object.values(bundle as unknown as Record<string, Chunk>)) {
				const [file] = viteMetadata?.importedCss ?? [];
				for (const id of moduleIds) if (id.endsWith(".css") && file) fileOf.set(id, file);
			}
			/** The stylesheets that a module imports, directly or not, those of its imports first. */
			const sheetsOf = (id: string, seen: Set<string>): string[] => {
				if (seen.has(id)) return [];
				seen.add(id);
				const imports = this.getModuleInfo(id)?.importedIds ?? [];
				return [...imports.flatMap((next) => sheetsOf(next, seen)), ...(fileOf.has(id) ? [id] : [])];
			};
			const filesOf = (id: string, seen: Set<string>): string[] =>
				inOrder(sheetsOf(id, seen)).map((sheet) => fileOf.get(sheet) ?? "");
			const sheetOf = (name: string, holds: string[]): Sheet[] => {
				if (holds.length === 0) return [];
				const source = holds.map((file) => (bundle[file] as unknown as Asset).source).join("");
				const ref = this.emitFile({ type: "asset", name: `${name}.css`, source });
				return [{ href: `/${this.getFileName(ref)}`, holds }];
			};
			const inFrame = new Set([join(APP, ERROR.file)]);
			const frame = sheetOf("frame", filesOf(join(APP, "root.tsx"), inFrame));
			inFrame.delete(join(APP, ERROR.file));
			const pages = [ERROR, ...routes].map((route: RouteConfigEntry) => {
				const name = route.file.replace(/\.tsx?$/, "");
				return [route.id ?? name, sheetOf(basename(name), filesOf(join(APP, route.file), new Set(inFrame)))];
			});
			result = { frame, pages: Object.fromEntries(pages) };
		},
		resolveId: (id) => (id === SHEETS ? RESOLVED : undefined),
		load(id) {
			if (id !== RESOLVED) return undefined;
			const { frame, pages } = result ?? { frame: everySheet(), pages: {} };
			return `export const frame = ${JSON.stringify(frame)}; export const pages = ${JSON.stringify(pages)};`;
		},
	};
}

/**
 * Sorts stylesheets: app.css, which declares the layers; those of app/ui/styles by KIT_ORDER; features' as imported.
 * Throws if KIT_ORDER lacks one.
 */
function inOrder(sheets: string[]): string[] {
	const orderOf = (id: string): number => {
		if (id === join(APP, "app.css")) return -1;
		if (!id.includes("/ui/styles/")) return KIT_ORDER.length;
		const at = KIT_ORDER.indexOf(basename(id, ".css"));
		if (at < 0) throw new Error(`${id} has no place in app/ui/styles/order.ts`);
		return at;
	};
	return sheets.toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** In development a page links every CSS file. */
const everySheet = (): Sheet[] =>
	readdirSync(APP, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".css"))
		// app.css declares the order of layers
		.sort((a, b) => Number(b === "app.css") - Number(a === "app.css") || (a < b ? -1 : 1))
		.map((name) => ({ href: `/app/${name}`, holds: [] }));
