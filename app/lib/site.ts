/** The site's data for every page, the same for every visitor. */
export type Site = {
	site_name: string;
	/** the origin, without a trailing slash */
	site_url: string;
	/** the owner's address for fans; null when not set */
	contact_email: string | null;
	/** where the owner is elsewhere; empty when nothing is set */
	social: { name: string; url: string }[];
	/** as shown, '5,240+' */
	figures: { active_users: string; questions_answered: string; teams_supported: string };
	/** true when the figures are a showcase and must be marked */
	demo: boolean;
};
