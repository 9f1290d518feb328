import { formatLongDate } from "../../lib/dates.ts";
import { grouped } from "../../lib/numbers.ts";
import type { PublicProfile } from "./profile.ts";

/** What is counted and kept of a fan, a line each. */
export function ProfileFacts({
	profile: { team, points, achievements, member_since },
}: {
	profile: Pick<PublicProfile, "team" | "points" | "achievements" | "member_since">;
}) {
	return (
		<dl className="ledger">
			<div>
				<dt>Team</dt>
				<dd>{team?.team_name ?? "None"}</dd>
			</div>
			<div>
				<dt>Points</dt>
				<dd>{grouped(points)}</dd>
			</div>
			{achievements === null ? null : (
				<div>
					<dt>Achievements</dt>
					<dd>{achievements}</dd>
				</div>
			)}
			<div>
				<dt>Member since</dt>
				<dd>{formatLongDate(member_since)}</dd>
			</div>
		</dl>
	);
}
