/** What a fan reads where the mails of an hour are nearly or quite used up. */
export const mailHourTexts = {
	robotCheck:
		"It's very busy here right now, so we check that you're not a robot. Press the button again and give it a few seconds. The check needs JavaScript.",
	full: "It's so busy right now that we can't send more emails. Please try again in an hour.",
} as const;
