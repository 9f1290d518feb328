export type EventType = "ownership" | "playoffs" | "final" | "title" | "coaching" | "player" | "record";

export type TimelineEvent = {
	year: number;
	event: string;
	type: EventType;
	description: string;
	/** the page with the matches behind it */
	to?: string;
	/** the source of an edited event */
	source?: { name: string; url?: string };
};
