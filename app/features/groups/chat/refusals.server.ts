import { forbidden, type Problem } from "../../../../platform/problem.ts";
import type { Sanction } from "../group.ts";
import { chatTexts } from "./rules.ts";

const inIndia = new Intl.DateTimeFormat("en-US", {
	timeZone: "Asia/Kolkata",
	dateStyle: "medium",
	timeStyle: "short",
});

/** 403 that tells a fan what keeps them from writing, why, and until when. */
export const bannedProblem = ({ kind, reason, until }: Sanction): Problem =>
	forbidden(
		kind === "mute" && until
			? chatTexts.muted(`${inIndia.format(new Date(until))} IST`, reason)
			: chatTexts.banned(reason),
	);
