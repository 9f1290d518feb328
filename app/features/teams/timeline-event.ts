export type EventType = "ownership" | "playoffs" | "final" | "title" | "coaching" | "player" | "record";

export type TimelineEvent = {
	year: number;
	event: string;
	type: EventType;
	description: string;
	/** the page with the matches behind it */
	to?: string;
	/** where an edited event is told */
	source?: { name: string; url?: string };
};
