const idOf = (number: number) => `5a3b1e00-0000-4000-8000-${String(number).padStart(12, "0")}`;
const IDS = /^5a3b1e00-0000-4000-8000-\d{12}$/;

/** What comes with the site, by its page's id. The first five have kept theirs since they were short samples. */
export const EXPLAINERS = {
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

/** Whether an id is or was that of a text that came with the site. */
export const cameWithSite = (id: string): boolean => IDS.test(id);
