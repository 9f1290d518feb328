import { useRouteLoaderData } from "react-router";
import type { Site } from "../../lib/site.ts";
import { toast } from "../../ui/toast.tsx";
import { arenaTexts } from "./rules.ts";

/** The address of the arena, as it is sent round. */
export function useArenaUrl(): string {
	const site = useRouteLoaderData<() => Site>("root");
	return `${site?.site_url ?? ""}/arena`;
}

/** Sends a text round by the device's own share sheet, else copies it. Answers whether it went out; says so, or why not. */
export async function shareOut(text: string, url: string): Promise<boolean> {
	const sheet = typeof navigator.share === "function";
	try {
		if (sheet) await navigator.share({ text, url });
		else await navigator.clipboard.writeText(`${text} ${url}`);
	} catch (error) {
		const dismissed = error instanceof DOMException && error.name === "AbortError";
		if (!dismissed) toast({ type: "error", title: sheet ? arenaTexts.shareFailed : arenaTexts.copyFailed });
		return false;
	}
	if (!sheet) toast({ type: "success", title: arenaTexts.copied });
	return true;
}
