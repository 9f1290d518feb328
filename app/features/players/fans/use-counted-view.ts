import { useEffect } from "react";
import { request } from "../../../lib/api.ts";

/** Counts a view of this profile. The page is cached and the same for everybody, so the browser sends the view. */
export function useCountedView(player_id: string) {
	useEffect(() => {
		request("POST /players/:id/views", { params: { id: player_id } }).catch((error) =>
			console.warn("A view was not counted:", error),
		);
	}, [player_id]);
}
