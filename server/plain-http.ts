import type { Settings } from "../platform/env.ts";

/** Whether fans reach the site by plain http. Without https browsers trust only this machine's own names. */
export function isPlainHttp({ SITE_URL }: Pick<Settings, "SITE_URL">): boolean {
	const { protocol, hostname } = new URL(SITE_URL);
	return protocol === "http:" && !/^(?:.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname);
}

export const PLAIN_HTTP =
	"Without https anybody on the way can read sign-ins, and browsers offer neither notifications nor reading offline.";
