import { formatLongDate } from "../../lib/dates.ts";
import { grouped } from "../../lib/numbers.ts";
import { Ledger } from "../../ui/figures/ledger.tsx";
import type { PublicProfile } from "./profile.ts";

type ProfileFactsProps = {
	profile: Pick<PublicProfile, "team" | "points" | "achievements" | "member_since">;
	/** the viewer's own profile: without a team it says so. For other fans the row is missing: they may hide a team */
	own?: boolean;
};

/** Team, points, achievements and first day of a fan. */
export function ProfileFacts({
	profile: { team, points, achievements, member_since },
	own = false,
}: ProfileFactsProps) {
	return (
		<Ledger
			rows={[
				["Team", team?.team_name ?? (own ? "None yet" : null)],
				["Points", grouped(points)],
				["Achievements", achievements],
				["Member since", formatLongDate(member_since)],
			]}
		/>
	);
}
