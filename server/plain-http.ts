import type { Settings } from "../platform/env.ts";

/** Whether fans on other machines come by plain http. Browsers treat only this machine's own names as safe without https. */
export function isPlainHttp({ SITE_URL }: Pick<Settings, "SITE_URL">): boolean {
	const { protocol, hostname } = new URL(SITE_URL);
	return protocol === "http:" && !/^(?:.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname);
}

/** What the owner of such a site has to know. */
export const PLAIN_HTTP =
	"Without https anybody on the way can read sign-ins, and browsers offer neither notifications nor reading offline.";
