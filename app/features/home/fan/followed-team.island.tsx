import { useEffect, useState } from "react";
import { request } from "../../../lib/api.ts";
import { hasFan, onFollowed } from "../../../lib/hint.ts";
import type { OwnTeam } from "../home.ts";
import { OwnTeamCard } from "./own-team-card.tsx";

/** The last results of the side that a visitor follows in this browser. Styles reserve its space. */
export default function FollowedTeam() {
	const [picked, setPicked] = useState<string | null>(null);
	const [team, setTeam] = useState<OwnTeam | null>(null);
	useEffect(() => onFollowed((id) => setPicked(hasFan() ? null : (id ?? null))), []);
	useEffect(() => {
		if (!picked) return;
		let here = true;
		request("GET /home/teams/:id", { params: { id: picked } }).then(
			(answer) => here && setTeam(answer),
			() => here && setPicked(null),
		);
		return () => {
			here = false;
		};
	}, [picked]);
	return (
		<div className="for-followers">
			<OwnTeamCard team={team?.id === picked ? team : null} />
		</div>
	);
}
