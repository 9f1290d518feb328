/** A fan as the fan's own browser sees them: GET /api/me. */
export type Me = {
	id: string;
	email: string;
	full_name: string | null;
	avatar_url: string | null;
	role: "fan" | "admin";
	session: { id: string; expires_at: string };
};

/** One row of the list of places where a fan is signed in. */
export type SessionRow = {
	id: string;
	current: boolean;
	created_at: string;
	last_seen_at: string;
	user_agent: string | null;
	ip_address: string | null;
};

/** First letter of the address, for fans without a picture. */
export const initialOf = ({ email }: Pick<Me, "email">): string => [...email.trim()][0]?.toUpperCase() ?? "?";

/** The name a fan goes by. */
export const displayName = ({ full_name }: Pick<Me, "full_name">): string => full_name?.trim() || "Cricket Fan";
