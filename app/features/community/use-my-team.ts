import { useCallback, useEffect, useState } from "react";
import { request } from "../../lib/api.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import type { TeamMembership } from "./army.ts";

export type MyTeam = {
	/** false until the session, and then the fan's army, is known */
	known: boolean;
	membership: TeamMembership | null;
	setMembership: (membership: TeamMembership) => void;
};

/** The army of this browser's fan. A failed request is not shown, since joining reports a present membership. */
export function useMyTeam(): MyTeam {
	const { status, me } = useAuth();
	const [found, setFound] = useState<{ fan_id: string; membership: TeamMembership | null } | null>(null);
	const fan_id = me?.id;

	useEffect(() => {
		if (!fan_id) return;
		let here = true;
		const settle = (membership: TeamMembership | null) => here && setFound({ fan_id, membership });
		request("GET /community/membership").then(
			(answer) => settle(answer.membership),
			(error) => {
				console.warn("The team could not be read:", error);
				settle(null);
			},
		);
		return () => {
			here = false;
		};
	}, [fan_id]);

	const own = found && found.fan_id === fan_id ? found : null;
	const setMembership = useCallback(
		(membership: TeamMembership) => fan_id && setFound({ fan_id, membership }),
		[fan_id],
	);
	return { known: status === "signed-out" || own !== null, membership: own?.membership ?? null, setMembership };
}
