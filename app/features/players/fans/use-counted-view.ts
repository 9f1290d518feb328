import { useEffect } from "react";
import { postJson } from "../../../lib/api.ts";

/** Counts that this profile was looked at. The page is the same for everybody and kept, so the browser says so itself. */
export function useCountedView(player_id: string) {
	useEffect(() => {
		postJson(`/api/players/${player_id}/views`, {}).catch((error) => console.warn("A view was not counted:", error));
	}, [player_id]);
}
