export type EventType = "ownership" | "playoffs" | "final" | "title" | "coaching" | "player" | "record";

export type TimelineEvent = {
	year: number;
	event: string;
	type: EventType;
	description: string;
	/** the page of the matches behind it */
	to?: string;
	/** the source of an event from outside the record */
	source?: { name: string; url?: string };
};
