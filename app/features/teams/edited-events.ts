import type { TeamCode } from "./rules.ts";
import type { TimelineEvent } from "./timeline.ts";

/** What no ball-by-ball record can tell: written by hand, each with where it is told. */
export const EDITED_EVENTS: (TimelineEvent & { team: TeamCode; source: string })[] = [
	...(["csk", "rr"] as const).map((team) => ({
		team,
		year: 2016,
		event: "Two seasons away",
		type: "ownership" as const,
		description: "Suspended for 2016 and 2017 by the committee under Justice R. M. Lodha; back in 2018.",
		source: "Order of the Lodha Committee, 14 July 2015",
	})),
];
