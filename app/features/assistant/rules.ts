export const ASSISTANT = "/ai-chat";
/** The address of the answer to a question, after earlier ones. */
export const askedAt = (question: string, before: readonly string[] = []): string =>
	`${ASSISTANT}?${new URLSearchParams({ q: question, ...(before.length > 0 ? { after: before.join("\n") } : {}) })}`;
/** The query string that starts a new conversation. */
export const NEW_CONVERSATION = "?new";
export const LONGEST_QUESTION = 500;
export const LONGEST_CLAIM = 1500;
/** Earlier questions sent with a new one. */
export const MOST_EARLIER = 6;
/** Readings sent with an earlier question. */
export const MOST_READINGS = 4;
/** The maximum length of a reading, an explorer query. */
export const LONGEST_READING = 1000;

export const assistantTexts = {
	greeting:
		"Hello! Ask me about the Indian Premier League: careers, seasons, records, head-to-heads, grounds, partnerships. Every answer comes from the scorecards, and when they can't tell I say so.",
	thinking: "Thinking...",
	failureToast: "Failed to get response from AI assistant. Please try again.",
	lookingUp: (reading: string) => `Looking up: ${reading}…`,
	failure: "Sorry, I'm having trouble responding right now. Please try again in a moment.",
	rests: "It's packed in here right now. Please ask again in a moment.",
	wordedByModel: "Worded by AI. Its figures come from the match record.",
	wentOffline: "You went offline before the answer came.",
	tooLong: `Please keep a question under ${LONGEST_QUESTION} characters.`,
	placeholder: "Ask about the IPL...",
};

export const VERDICTS = {
	holds: "True",
	does_not_hold: "Not true",
	cannot_tell: "Can't tell",
} as const;

export const EXAMPLES = [
	"Who has the most runs in the IPL?",
	"Kohli against Bumrah: how many dismissals?",
	"Highest total at Eden Gardens?",
	"How many titles have CSK won?",
] as const;
