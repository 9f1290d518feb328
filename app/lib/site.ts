/** The data of the site that every page shows. */
export type Site = {
	site_name: string;
	/** the origin, without a trailing slash */
	site_url: string;
	/** the owner's mail address for fans; null if not set */
	contact_email: string | null;
	/** the owner's pages elsewhere */
	social: { name: string; url: string }[];
	/** '5,240+' */
	figures: { active_users: string; questions_answered: string; teams_supported: string };
	/** the figures are a showcase and must be marked */
	demo: boolean;
};
