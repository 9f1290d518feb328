import { useCallback, useEffect, useState } from "react";
import { request } from "../../../lib/api.ts";
import { useAuth } from "../../../lib/session/auth.tsx";
import type { MyCaptaincy } from "./captaincy.ts";

export type MyCaptaincyState = {
	/** null: signed out, or not known yet */
	captaincy: MyCaptaincy | null;
	failed: boolean;
	/** asks again: after a deed, or after a failure */
	reload: () => void;
};

/** The deeds and the title of the fan of this browser. */
export function useMyCaptaincy(): MyCaptaincyState {
	const { me } = useAuth();
	const fan_id = me?.id;
	const [found, setFound] = useState<{ fan_id: string; captaincy: MyCaptaincy } | null>(null);
	const [failed, setFailed] = useState(false);
	const reload = useCallback(() => {
		if (!fan_id) return;
		setFailed(false);
		request("GET /arena/mine").then(
			(captaincy) => setFound({ fan_id, captaincy }),
			() => setFailed(true),
		);
	}, [fan_id]);
	useEffect(reload, [reload]);
	return { captaincy: found && found.fan_id === fan_id ? found.captaincy : null, failed, reload };
}
