const idOf = (number: number) => `5a3b1e00-0000-4000-8000-${String(number).padStart(12, "0")}`;
const EXPLAINER_ID = /^5a3b1e00-0000-4000-8000-\d{12}$/;

/**
 * The articles of the site itself. Ids 1 to 5 belonged to other articles in earlier versions, so old links still work.
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

/** Whether the id is of an explainer, also of one that only an earlier version had. */
export const isExplainerId = (id: string): boolean => EXPLAINER_ID.test(id);
