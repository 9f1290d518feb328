import type { PlayerFigures } from "../figures.server.ts";
import { bestText, countText, highestText, rateText } from "../figures-text.ts";
import { profileFocus } from "../focus.ts";
import type { PlayerDetails } from "../player.ts";

/** A figure at the top of a profile; `why`: its distinction, if it has one. */
export type LeadingFigure = { name: string; value: string; why: string | null };

/** The achievement of a player who leads the record in a figure. */
const RECORDS: Record<string, string> = {
	Runs: "Most runs in the record",
	Wickets: "Most wickets in the record",
	Hundreds: "Most hundreds in the record",
	Matches: "Most matches in the record",
	Highest: "Highest score in the record",
	Best: "Best bowling figures in the record",
};

/** Returns up to four figures that suit the player's role. */
export function leadingFigures(
	{ role, achievements }: Pick<PlayerDetails, "role" | "achievements">,
	career: PlayerFigures,
): LeadingFigure[] {
	const all: Record<string, string> = {
		Matches: countText(career.matches),
		Runs: countText(career.runs),
		Average: rateText(career.average),
		"Strike rate": rateText(career.strike_rate),
		Hundreds: countText(career.hundreds),
		Highest: highestText(career),
		Wickets: countText(career.wickets),
		Economy: rateText(career.economy),
		"Bowling average": rateText(career.bowling_average),
		Best: bestText(career),
	};
	return namesOf(role, career)
		.filter((name) => all[name] !== "—")
		.map((name) => {
			const leads = achievements.some(({ title }) => title === RECORDS[name]);
			return { name, value: all[name] ?? "", why: leads ? "IPL record" : null };
		});
}

function namesOf(role: PlayerDetails["role"], career: PlayerFigures): string[] {
	if (profileFocus(role, career) === "wickets") return ["Wickets", "Economy", "Bowling average", "Best"];
	if (role === "All-rounder" && career.wickets > 0) return ["Runs", "Strike rate", "Wickets", "Economy"];
	return ["Runs", "Average", "Strike rate", career.hundreds > 0 ? "Hundreds" : "Highest"];
}
