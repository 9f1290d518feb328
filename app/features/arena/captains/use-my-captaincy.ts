import { useCallback, useEffect, useState } from "react";
import { request } from "../../../lib/api.ts";
import { useAuth } from "../../../lib/session/auth.tsx";
import type { MyCaptaincy } from "./captaincy.ts";

export type MyCaptaincyState = {
	/** null if signed out or not loaded */
	captaincy: MyCaptaincy | null;
	failed: boolean;
	/** loads again; call it after an action */
	reload: () => void;
};

/** The signed-in fan's counts and title. */
export function useMyCaptaincy(): MyCaptaincyState {
	const { me } = useAuth();
	const fan_id = me?.id;
	const [loaded, setLoaded] = useState<{ fan_id: string; captaincy: MyCaptaincy } | null>(null);
	const [failed, setFailed] = useState(false);
	const reload = useCallback(() => {
		if (!fan_id) return;
		setFailed(false);
		request("GET /arena/mine").then(
			(captaincy) => setLoaded({ fan_id, captaincy }),
			() => setFailed(true),
		);
	}, [fan_id]);
	useEffect(reload, [reload]);
	return { captaincy: loaded && loaded.fan_id === fan_id ? loaded.captaincy : null, failed, reload };
}
