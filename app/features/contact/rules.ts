export const LONGEST_MESSAGE = 4000;
/** Days until a message is deleted. */
export const KEPT_DAYS = 365;

export const contactTexts = {
	title: "Contact",
	lead: "A mistake in a scorecard, an idea, a complaint: write to the people who run this site.",
	message: "Your message",
	email: "Your email, if you want an answer",
	send: "Send",
	sent: "Thanks, we got your message.",
	sentText: "If you left an email, that's where we'll answer.",
	empty: "Please write your message first.",
	tooLong: `Please keep it under ${LONGEST_MESSAGE} characters.`,
	invalidEmail: "That email doesn't look right.",
	tooMany: "You've sent a few messages already. Please wait an hour.",
	failed: "We didn't get your message. Please try again.",
};
