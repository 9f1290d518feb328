/** Made by scripts/build/islands.ts: the addresses of the entry's scripts and of what they import. */
declare module "virtual:island-scripts" {
	export const entry: string[];
	export const preload: string[];
	export const later: string[];
	export const keptPages: string[];
}
