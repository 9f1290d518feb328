import { useEffect } from "react";
import { request } from "../../../lib/api.ts";

/** Counts that this profile was looked at. The page is the same for everybody and kept, so the browser says so itself. */
export function useCountedView(player_id: string) {
	useEffect(() => {
		request("POST /players/:id/views", { params: { id: player_id } }).catch((error) =>
			console.warn("A view was not counted:", error),
		);
	}, [player_id]);
}
