/** Texts for fans while the mails of an hour run out. */
export const mailHourTexts = {
	robotCheck:
		"It's very busy here right now, so we check that you're not a robot. Press the button again and give it a few seconds. The check needs JavaScript.",
	full: "It's so busy right now that we can't send more emails. Please try again in an hour.",
} as const;
