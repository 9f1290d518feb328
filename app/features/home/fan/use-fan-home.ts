import { useCallback, useEffect, useState } from "react";
import { request } from "../../../lib/api.ts";
import { followTeam, hasFan, storeFanHint } from "../../../lib/hint.ts";
import { useAuth } from "../../../lib/session/auth.tsx";
import type { FanHome } from "../home.ts";

export type Own = { home: FanHome | null; failed: boolean; again: () => void };

/** The fan's own part of the home page, in one request; none without a fan. */
export function useFanHome(): Own {
	const { status } = useAuth();
	const [home, setHome] = useState<FanHome | null>(null);
	const [failed, setFailed] = useState(false);
	const [version, setVersion] = useState(0);
	const again = useCallback(() => setVersion((before) => before + 1), []);
	const signedOut = status === "signed-out";
	// the stored hint is available before the session, so the request starts at once; the session then asks for no second one
	const [hinted, setHinted] = useState(false);
	useEffect(() => setHinted(hasFan()), []);
	const wanted = status === "signed-in" || (hinted && !signedOut);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new version reads again
	useEffect(() => {
		if (!wanted) return;
		let here = true;
		request("GET /me/home").then(
			({ home: own }) => {
				if (!here) return;
				setHome(own);
				setFailed(false);
				if (own) followTeam(own.team?.id);
				// the session has ended since the hint was stored
				else storeFanHint(null);
			},
			() => here && setFailed(true),
		);
		return () => {
			here = false;
		};
	}, [wanted, version]);
	return { home: signedOut ? null : home, failed, again };
}
