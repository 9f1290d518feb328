import { useEffect, useState } from "react";
import { hasFan, onFollowed } from "../../../lib/hint.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { OwnTeamCard } from "./own-team-card.tsx";

/** The last results of the side that a visitor follows in this browser. Styles reserve its space. */
export default function FollowedTeam() {
	const [id, setId] = useState<string | undefined>(undefined);
	useEffect(() => onFollowed((team) => setId(hasFan() ? undefined : team)), []);
	return <div className="for-followers">{id ? <Team id={id} /> : <OwnTeamCard team={null} />}</div>;
}

/** Stays a placeholder if the request fails, because the section is optional. */
function Team({ id }: { id: string }) {
	return <OwnTeamCard team={useRequest("GET /home/teams/:id", { params: { id } }).answer} />;
}
