import { formatLongDate } from "../../lib/dates.ts";
import { grouped } from "../../lib/numbers.ts";
import type { PublicProfile } from "./profile.ts";

type ProfileFactsProps = {
	profile: Pick<PublicProfile, "team" | "points" | "achievements" | "member_since">;
	/** shown to the fan it is about: of others it is not known whether they hide their team or have none */
	own?: boolean;
};

/** What is counted and kept of a fan, a line each. */
export function ProfileFacts({
	profile: { team, points, achievements, member_since },
	own = false,
}: ProfileFactsProps) {
	return (
		<dl className="ledger">
			{team || own ? (
				<div>
					<dt>Team</dt>
					<dd>{team?.team_name ?? "None yet"}</dd>
				</div>
			) : null}
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
