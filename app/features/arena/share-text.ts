import { useEffect, useState } from "react";
import { request } from "../../lib/api.ts";
import { copyText } from "../../lib/browser/copy-text.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { toast } from "../../ui/toast.tsx";
import { arenaTexts } from "./rules.ts";

/**
 * Returns the address of the arena to share: a signed-in fan's own link, which counts referrals; the plain address for
 * visitors, until the own link has loaded, and if it fails. The own link is requested once `enabled` is true.
 */
export function useArenaUrl(siteUrl: string, enabled: boolean): string {
	const { status, me } = useAuth();
	const fan = status === "signed-in" ? me?.id : undefined;
	const [own, setOwn] = useState<{ fan: string; url: string } | null>(null);
	useEffect(() => {
		if (!enabled || !fan) return;
		request("PUT /shares/arena").then(
			({ share_url }) => setOwn({ fan, url: share_url }),
			(error) => console.warn("The fan's own link did not come:", error),
		);
	}, [enabled, fan]);
	return own && own.fan === fan ? own.url : `${siteUrl}/arena`;
}

/**
 * Opens the device's share sheet; without one it copies the text and says so in a toast. Returns false if sharing fails
 * or the fan closes the sheet.
 */
export async function shareText(text: string, url: string): Promise<boolean> {
	const sheet = typeof navigator.share === "function";
	try {
		if (sheet) await navigator.share({ text, url });
		else await copyText(`${text} ${url}`);
	} catch (error) {
		const dismissed = error instanceof DOMException && error.name === "AbortError";
		if (!dismissed) toast({ type: "error", title: sheet ? arenaTexts.shareFailed : arenaTexts.copyFailed });
		return false;
	}
	if (!sheet) toast({ type: "success", title: arenaTexts.copied });
	return true;
}
