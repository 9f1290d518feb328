import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, type Link, matchLink, stated, unknown } from "./answer.ts";
import { isClaim, meets, numberClaimed } from "./claim.ts";
import { spanOf } from "./scope.ts";
import { listed } from "./write.ts";

const LOSING =
	/\b(?:finals? lost|lost (?:the )?most finals|lost more finals|lost (?:the )?(?:\d{4} )?(?:ipl )?final|runners?[ -]?up|losing finalists?|beaten finalists?|lost the (?:final|title match)|lose (?:the|in the) final|lost in the final|second place|finished second|came second|defeated (?:finalists?|in the final)|final losers?|losing side|losers? of the final|beaten in (?:the )?(?:\d{4} )?(?:ipl )?final)\b/i;

/** Answers about champions and finals: of a season, of a side, of all of them. */
export async function answerTitles(context: Context, reading: Reading, team: string | undefined): Promise<Answer> {
	const { season } = spanOf(reading);
	if (season !== undefined) return ofSeason(context, reading, season, team);
	if (team) return ofTeam(context, reading, team);
	return ofAll(context, reading);
}

const seasonLink = (season: number): Link => ({ label: `The season of ${season}`, href: `/seasons/${season}` });

async function ofSeason(context: Context, reading: Reading, season: number, team: string | undefined): Promise<Answer> {
	const { ask } = context;
	const [final] = await ask("champions", { season });
	if (!final)
		return unknown(
			context,
			`no final of ${season} has been played; the record goes from ${context.world.seasons.first} to ${context.world.seasons.last}`,
		);
	const links = [matchLink(final.match_id, "The final"), seasonLink(season)];
	const { question } = reading;
	const say = (text: string, figure: string | number) => stated(context, { text, figure, links });
	const margin = final.win_by_runs
		? `${final.win_by_runs} ${final.win_by_runs === 1 ? "run" : "runs"}`
		: final.win_by_wickets
			? `${final.win_by_wickets} ${final.win_by_wickets === 1 ? "wicket" : "wickets"}`
			: "a super over";
	if (reading.sorts.has("where") || /\b(?:where|ground|venue|stadium|staged|hosted|city)\b/i.test(question))
		return say(`${final.ground}: the final of ${season} was played there.`, final.ground);
	if (/\b(?:player|man) of the (?:match|final)|\bmotm\b|\bpotm\b|\bmom\b/i.test(question))
		return say(
			`${final.player_of_match ?? "Nobody"} was the player of the match in the final of ${season}.`,
			final.player_of_match ?? "nobody",
		);
	if (/\bmargin|by how (?:many|much)|how (?:big|close)\b/i.test(question))
		return say(`By ${margin}: ${final.champion} beat ${final.runner_up} in the final of ${season}.`, margin);
	if (
		team &&
		/\b(?:score|scored|total|put up|post\w*|made|make|runs|set|manage\w*|reach \d|all out|end with|finish with|tally)\b/i.test(
			question,
		) &&
		!/\bwho\b/i.test(question)
	) {
		const [total] = await ask("totals", { season, stage: "final", team, limit: 1 });
		if (!total)
			return unknown(
				context,
				`${context.world.teams.get(team)?.name} did not play in the final of ${season}; it was ${final.champion} against ${final.runner_up}`,
			);
		return say(
			`${total.team} made ${total.runs} for ${total.wickets} in the final of ${season}, against ${total.opponent}.`,
			total.runs,
		);
	}
	if (reading.sorts.has("claim") && team && !/\b(?:who|whom|which|what|how)\b/i.test(question)) {
		const [asked, other] = LOSING.test(question)
			? [final.runner_up_id, "lost the final"]
			: /\b(?:reach\w*|play\w*|in) (?:the |that )?(?:\d+ )?final\b|\bmake the final\b|\bfinalists?\b/i.test(question)
				? [[final.champion_id, final.runner_up_id].includes(team) ? team : "", "played in the final"]
				: [final.champion_id, "won the title"];
		return say(
			`${asked === team ? "Yes" : "No"}: ${final.champion} beat ${final.runner_up} in the final of ${season}${asked === team ? `, so ${context.world.teams.get(team)?.name} ${other}` : ""}.`,
			asked === team ? "yes" : "no",
		);
	}
	if (
		LOSING.test(question) ||
		(team === final.champion_id &&
			/\b(?:beat|beaten|defeat\w*|against|overc\w*|opponents?|whom|opposition|face\w*|met)\b/i.test(question))
	)
		return say(`${final.runner_up}, who lost the final of ${season} to ${final.champion}.`, final.runner_up);
	if (/\b(?:two|both|finalists|which teams|which sides|contest\w*|contend\w*)\b/i.test(question))
		return say(
			`${final.champion} and ${final.runner_up}: ${final.champion} won the final of ${season}.`,
			`${final.champion} and ${final.runner_up}`,
		);
	return say(`${final.champion} won the title of ${season}, by ${margin} over ${final.runner_up}.`, final.champion);
}

async function ofTeam(context: Context, reading: Reading, team: string): Promise<Answer> {
	const line = (await context.ask("titles", spanWithout(reading))).find(({ team_id }) => team_id === team);
	if (!line) return unknown(context, `${context.world.teams.get(team)?.name} did not play then`);
	const { question } = reading;
	const lost = line.final_seasons.filter((season) => !line.title_seasons.includes(season));
	const [seasons, done] =
		LOSING.test(question) ||
		/\bfinals? (?:lost|defeats?)|lost (?:finals|in finals)|finals (?:have|has|did) .* los/i.test(question)
			? [lost, "lost the final"]
			: reading.measures.some(({ key }) => key === "playoff_seasons")
				? [line.playoff_seasons, "reached the playoffs"]
				: reading.measures.some(({ key }) => key === "titles") || !reading.measures.some(({ key }) => key === "finals")
					? [line.title_seasons, "won the title"]
					: [line.final_seasons, "reached the final"];
	const links = seasons.map(seasonLink);
	const when = seasons.length > 0 ? listed(seasons) : "never";
	const recent = /\b(?:most recent|latest|last)\b/i.test(question) && !reading.sorts.has("how_many");
	const whenAsked = reading.which.includes("season") || reading.sorts.has("when") || recent;
	if (
		reading.sorts.has("claim") &&
		// 'more than 5 times' counts too, but claims: only who does not begin with a verb asks for the count
		(!reading.sorts.has("how_many") || isClaim(reading)) &&
		!whenAsked &&
		!/\b(?:who|which|what|how)\b/i.test(question)
	) {
		const number = numberClaimed(reading);
		const holds = number === undefined ? seasons.length > 0 : meets(reading, seasons.length, number);
		const times = number === undefined ? "" : ` ${seasons.length} ${seasons.length === 1 ? "time," : "times,"}`;
		return stated(context, {
			text: `${holds ? "Yes" : "No"}: ${line.team} ${seasons.length > 0 ? `${done}${times} in ${when}` : `have never ${done}`}.`,
			figure: holds ? "yes" : "no",
			links,
		});
	}
	if (whenAsked) {
		if (seasons.length === 0) return unknown(context, `${line.team} have never ${done}`);
		const first = /\b(?:first|maiden|earliest)\b/i.test(question)
			? seasons[0]
			: /\b(?:last|latest|most recent|recently)\b/i.test(question)
				? seasons.at(-1)
				: undefined;
		return stated(context, {
			text: `${first ?? when}: ${line.team} ${done}${first ? ` for the ${first === seasons[0] ? "first" : "last"} time` : ""}.`,
			figure: String(first ?? when),
			links,
		});
	}
	return stated(context, {
		text: `${line.team} have ${done} ${seasons.length} ${seasons.length === 1 ? "time" : "times"}${seasons.length > 0 ? `, in ${when}` : ""}.`,
		figure: seasons.length,
		links,
	});
}

const spanWithout = (reading: Reading) => spanOf(reading);

async function ofAll(context: Context, reading: Reading): Promise<Answer> {
	const lines = await context.ask("titles", spanOf(reading));
	const { question } = reading;
	const finals = LOSING.test(question)
		? ({ final_seasons, title_seasons }: (typeof lines)[number]) => final_seasons.length - title_seasons.length
		: !reading.measures.some(({ key }) => key === "titles") && reading.measures.some(({ key }) => key === "finals")
			? ({ finals }: (typeof lines)[number]) => finals
			: reading.measures.some(({ key }) => key === "playoff_seasons")
				? ({ playoff_seasons }: (typeof lines)[number]) => playoff_seasons.length
				: ({ titles }: (typeof lines)[number]) => titles;
	const what = LOSING.test(question)
		? "lost finals"
		: finals(lines[0] as never) === lines[0]?.titles && reading.measures.some(({ key }) => key === "titles")
			? "titles"
			: "finals";
	if (
		/\bhow many (?:different |separate )?(?:teams|sides|franchises|clubs|winners|champions)\b|\bdifferent (?:winners|champions)\b/i.test(
			question,
		)
	) {
		const winners = lines.filter((line) => finals(line) > 0);
		return stated(context, {
			text: `${winners.length} teams: ${listed(winners.map(({ team }) => team))}.`,
			figure: winners.length,
		});
	}
	if (/\b(?:never|yet to|without a|no title|trophyless|not won|still waiting)\b/i.test(question)) {
		const without = lines.filter((line) => finals(line) === 0 && context.world.teams.get(line.team_id)?.is_current);
		return stated(context, {
			text: `${listed(without.map(({ team }) => team))} ${without.length === 1 ? "has" : "have"} won none.`,
			figure: listed(without.map(({ team }) => team)),
		});
	}
	if (/\b(?:list|name (?:all|every)|every|all the)\b/i.test(question) && !reading.sorts.has("most")) {
		const winners = lines.filter((line) => finals(line) > 0);
		return stated(context, {
			text: `${listed(winners.map(({ team }) => team))}.`,
			figure: listed(winners.map(({ team }) => team)),
		});
	}
	const sorted = lines.toSorted((a, b) => finals(b) - finals(a));
	const best = finals(sorted[0] as never);
	const first = sorted.filter((line) => finals(line) === best);
	if (best === 0) return unknown(context, "no final has been played there");
	const names = listed(first.map(({ team }) => team));
	return stated(context, {
		text: `${names}: ${first.length > 1 ? "each " : ""}${best} ${what}.`,
		figure: names,
		links: [{ label: "All seasons", href: "/seasons" }],
	});
}
