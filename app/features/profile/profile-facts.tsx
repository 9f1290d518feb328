import { formatLongDate } from "../../lib/dates.ts";
import { grouped } from "../../lib/numbers.ts";
import type { PublicProfile } from "./profile.ts";
import "../../ui/styles/figures/tables.css";

type ProfileFactsProps = {
	profile: Pick<PublicProfile, "team" | "points" | "achievements" | "member_since">;
	/** the viewer's own profile, which says so when there is no team; other fans may hide theirs */
	own?: boolean;
};

/** Team, points, achievements and first day of a fan. */
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
