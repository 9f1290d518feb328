/** Made by scripts/build/islands.ts: the addresses of the entry's scripts and of what they import. */
declare module "virtual:island-scripts" {
	export const entry: string[];
	export const preload: string[];
	export const later: string[];
	export const storedPages: string[];
}

/** Made by scripts/build/sheets.ts: the stylesheets of the frame, and of each page by the id of its route. */
declare module "virtual:page-sheets" {
	type Sheet = import("../../scripts/build/sheets.ts").Sheet;
	export const frame: Sheet[];
	export const pages: Record<string, Sheet[]>;
}
