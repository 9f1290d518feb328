import { useCallback, useEffect, useState } from "react";
import { request } from "../../../lib/api.ts";
import { followTeam, hasFan, storeFanHint } from "../../../lib/hint.ts";
import { useAuth } from "../../../lib/session/auth.tsx";
import type { FanHome } from "../home.ts";

/** Requests the fan's own part of the home page. `home` is null until it arrives, and without a fan. */
export function useFanHome() {
	const { status } = useAuth();
	const [home, setHome] = useState<FanHome | null>(null);
	const [failed, setFailed] = useState(false);
	const [version, setVersion] = useState(0);
	const again = useCallback(() => setVersion((before) => before + 1), []);
	const signedOut = status === "signed-out";
	// with the stored hint the request need not wait for the session
	const [hinted, setHinted] = useState(false);
	useEffect(() => setHinted(hasFan()), []);
	const needed = status === "signed-in" || (hinted && !signedOut);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new version requests again
	useEffect(() => {
		if (!needed) return;
		let here = true;
		request("GET /me/home").then(
			({ home: own }) => {
				if (!here) return;
				setHome(own);
				setFailed(false);
				if (own) followTeam(own.team?.id);
				// the session has ended, but the hint is still stored
				else storeFanHint(null);
			},
			() => here && setFailed(true),
		);
		return () => {
			here = false;
		};
	}, [needed, version]);
	return { home: signedOut ? null : home, failed, again };
}
