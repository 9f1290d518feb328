import { useCallback, useEffect, useState } from "react";
import { request } from "../../lib/api.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import type { ArmyMembership } from "./army.ts";

export type MyArmy = {
	/** false until the session and the fan's army are loaded */
	known: boolean;
	membership: ArmyMembership | null;
	setMembership: (membership: ArmyMembership) => void;
};

/** The signed-in fan's army. A failed request counts as no army: joining the present one again only answers 409. */
export function useMyArmy(): MyArmy {
	const { status, me } = useAuth();
	const [found, setFound] = useState<{ fan_id: string; membership: ArmyMembership | null } | null>(null);
	const fan_id = me?.id;

	useEffect(() => {
		if (!fan_id) return;
		let mounted = true;
		const settle = (membership: ArmyMembership | null) => mounted && setFound({ fan_id, membership });
		request("GET /community/membership").then(
			(answer) => settle(answer.membership),
			(error) => {
				console.warn("The team could not be read:", error);
				settle(null);
			},
		);
		return () => {
			mounted = false;
		};
	}, [fan_id]);

	const own = found && found.fan_id === fan_id ? found : null;
	const setMembership = useCallback(
		(membership: ArmyMembership) => fan_id && setFound({ fan_id, membership }),
		[fan_id],
	);
	return { known: status === "signed-out" || own !== null, membership: own?.membership ?? null, setMembership };
}
