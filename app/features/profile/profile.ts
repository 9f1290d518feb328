/** A fan's own profile. */
export type OwnProfile = {
	id: string;
	email: string;
	full_name: string | null;
	avatar_url: string | null;
	team: { team_name: string; team_code: string } | null;
	points: number;
	/** how many are unlocked */
	achievements: number;
	/** ISO instant */
	member_since: string;
};

/** What others see of a fan: never the address. */
export type PublicProfile = {
	id: string;
	full_name: string | null;
	avatar_url: string | null;
	/** null: in none, or not shown */
	team: { team_name: string; team_code: string } | null;
	points: number;
	/** null: not shown */
	achievements: number | null;
	member_since: string;
};
