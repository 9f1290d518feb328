/** What every page knows of the site it stands on. The same for every visitor. */
export type Site = {
	site_name: string;
	/** origin of the site, without a slash at its end */
	site_url: string;
	/** where fans write to; null as long as the owner has set no address */
	contact_email: string | null;
	/** as printed, '5,240+' */
	figures: { active_users: string; questions_answered: string; teams_supported: string };
	/** true when the figures are a showcase and have to be marked so */
	demo: boolean;
};
