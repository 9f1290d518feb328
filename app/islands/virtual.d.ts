/** Made by scripts/build/islands.ts: addresses of scripts. */
declare module "virtual:island-scripts" {
	export const entry: string[];
	export const preload: string[];
	export const later: string[];
	export const storedPages: string[];
}

/** Made by scripts/build/sheets.ts: stylesheets of the frame, and of the pages by the id of their route. */
declare module "virtual:page-sheets" {
	type Sheet = import("../../scripts/build/sheets.ts").Sheet;
	export const frame: Sheet[];
	export const pages: Record<string, Sheet[]>;
}
