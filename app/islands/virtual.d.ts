/** From scripts/build/islands.ts: the URLs of the scripts. */
declare module "virtual:island-scripts" {
	export const entry: string[];
	export const preload: string[];
	export const later: string[];
	export const storedPages: string[];
}

/** From scripts/build/sheets.ts: the stylesheets of the frame, and those of each page by its route id. */
declare module "virtual:page-sheets" {
	type Sheet = import("../../scripts/build/sheets.ts").Sheet;
	export const frame: Sheet[];
	export const pages: Record<string, Sheet[]>;
}
