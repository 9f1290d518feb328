import { MEASURES, type Measure } from "../lexicon/measures.ts";
import type { Person } from "../read/people.ts";
import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, stated } from "./answer.ts";
import { counted } from "./choose.ts";
import { linesOf } from "./lines.ts";
import { type Played, type Sides, scopeWords, spanOf } from "./scope.ts";

/** The Orange and Purple Caps of a player. */
export async function capsOf(context: Context, reading: Reading, person: Person): Promise<Answer> {
	const span = spanOf(reading);
	const won = (await context.ask("caps", span)).filter(
		(cap) => (reading.cap === "orange" ? cap.orange_player_id : cap.purple_player_id) === person.id,
	);
	const name = reading.cap === "orange" ? "Orange Cap" : "Purple Cap";
	const [only] = won;
	if (span.season) {
		const measure = reading.cap === "orange" ? MEASURES.runs : MEASURES.wickets;
		if (!only)
			return stated(context, { text: `No: ${person.name} did not win the ${name} of ${span.season}.`, figure: "no" });
		const tally = reading.cap === "orange" ? only.orange_runs : only.purple_wickets;
		return stated(context, {
			text: `${reading.sorts.has("claim") && !/\bwhat\b|\bhow\b/i.test(reading.question) ? "Yes: " : ""}${person.name} won the ${name} of ${span.season} with ${counted(measure, tally)}.`,
			figure: tally,
			links: [{ label: `The season of ${span.season}`, href: `/seasons/${span.season}` }],
		});
	}
	if (reading.which.includes("season") || reading.sorts.has("when"))
		return won.length > 0
			? stated(context, {
					text: `${won.map(({ season }) => season).join(", ")}: ${person.name} won the ${name}.`,
					figure: won.map(({ season }) => season).join(", "),
				})
			: stated(context, { text: `Never: ${person.name} has not won the ${name}.`, figure: "never" });
	return stated(context, {
		text: `${reading.sorts.has("claim") && !reading.sorts.has("how_many") ? (won.length > 0 ? "Yes: " : "No: ") : ""}${person.name} has won the ${name} ${won.length} ${won.length === 1 ? "time" : "times"}${won.length > 0 ? `, in ${won.map(({ season }) => season).join(" and ")}` : ""}.`,
		figure: won.length,
	});
}

/** The finals a player was in, or won. */
export async function titlesOf(
	context: Context,
	reading: Reading,
	person: Person,
	measure: Measure,
	sides: Sides,
): Promise<Answer> {
	const [line] = await linesOf(
		context.ask,
		MEASURES.matches,
		{ ...reading, stage: "final" },
		{ player: person.id, ...sides },
		{ limit: 1 },
	);
	const value = Number(line?.[measure.key === "titles" ? "finals_won" : "finals"] ?? 0);
	return stated(context, {
		text: `${person.name} has ${measure.key === "titles" ? "won" : "played"} ${value} ${value === 1 ? "final" : "finals"}${scopeWords({ ...reading, stage: null }, context.world, sides)}.`,
		figure: value,
		definition: "Finals in whose line-up he was.",
	});
}

/** Whom a player has played for. */
export async function teamsOf(context: Context, person: Person, played: Played): Promise<Answer> {
	const teams = [...new Set(played.map(({ team }) => team))];
	return stated(context, {
		text: `${person.name} has played for ${teams.length} ${teams.length === 1 ? "team" : "teams"}: ${teams.join(", ")}.`,
		figure: teams.length,
	});
}
