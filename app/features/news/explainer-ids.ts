const idOf = (number: number) => `5a3b1e00-0000-4000-8000-${String(number).padStart(12, "0")}`;
const EXPLAINER_ID = /^5a3b1e00-0000-4000-8000-\d{12}$/;

/**
 * The ids of the articles that come with the site. The first five ids belonged to the sample articles of earlier versions,
 * so old links to them lead to the article that took their place.
 */
export const EXPLAINER_IDS = {
	scorecard: idOf(1),
	powerplay: idOf(2),
	impact_player: idOf(3),
	super_over: idOf(4),
	net_run_rate: idOf(5),
	rain_rule: idOf(11),
	auction: idOf(12),
	caps: idOf(13),
	playoffs: idOf(14),
	counting: idOf(15),
};

/** Whether an article of this or an earlier version of the site has the id. */
export const isExplainerId = (id: string): boolean => EXPLAINER_ID.test(id);
