import { peopleOf, tagsOf, teamCode } from "../../../../../makers/phrases.ts";
import { say, sentence, sentences } from "../../../../../makers/said.ts";
import { eachAs } from "../../../../../makers/scopes.ts";
import { placeAmong } from "../../../../../makers/standing.ts";
import { countInWords, inWords, numberSaid, ordinal, pick, price, priceFigure } from "../../../../../makers/words.ts";
import { type FactKind, factKind } from "../fact-kind.ts";
import { YEARS, type Year } from "./prices-kinds.ts";

// Sums of prices: by team, by country, by role.

/** A condition: the price is known. */
const KNOWN = { price: { from: 0 } };
const UNKNOWN = { nationality: "unknown" };
const sums = <By extends "team" | "nationality" | "role">(by: By, where: object) =>
	({
		rows: "squads",
		measures: ["price", "players"],
		by: [by],
		where: { ...where, figures: KNOWN },
		limit: 100,
	}) as const;
const dearestOf = (where: object) => ({ rows: "squads", measures: ["price"], where, list: true, limit: 1 }) as const;

const teamSpending = factKind({
	name: "team_spending",
	category: "Auctions",
	candidates: async (ask, spread) => {
		const statements: { year: Year; acquisition: "auction" | "retained"; team: string }[] = [];
		for (const year of YEARS)
			for (const acquisition of ["auction", "retained"] as const) {
				const { rows } = await ask(sums("team", { season: year, acquisition }));
				statements.push(...rows.map(({ team_id }) => ({ year, acquisition, team: team_id })));
			}
		return spread(statements);
	},
	questions: ({ year, acquisition, team }) => ({
		teams: sums("team", { season: year, acquisition }),
		dearest: dearestOf({ season: year, acquisition, team }),
	}),
	write({ teams: { rows }, dearest }, statement, { year, acquisition, team }) {
		const line = rows.find(({ team_id }) => team_id === team);
		const [most, least] = [rows[0], rows.at(-1)];
		const [dear] = dearest.rows;
		if (!line || !most || !least || !dear) return null;
		const bought = acquisition === "auction";
		const first = line.price === most.price;
		const sum = price(line.price, "Sum");
		const other = first ? least : most;
		const others = price(other.price, first ? "Least" : "Most");
		return {
			title: pick(statement, [
				bought
					? say`${teamCode(team)} spent ${sum} on ${countInWords(line.players, "auction buy", "Players")}`
					: say`${teamCode(team)} kept ${countInWords(line.players, "player")} for ${sum}`,
				bought
					? say`${sum} at the auction by ${teamCode(team)} for ${year}`
					: say`${sum} of retentions by ${teamCode(team)} for ${year}`,
			]),
			fact: sentences(
				say`The ${year} squad of ${line.team} held ${bought ? say`${countInWords(line.players, "player")} bought at the auction` : countInWords(line.players, "retained player", "Players")}, at ${sum} together.`,
				line.players > 1 && say`None cost more than ${dear.player} at ${price(dear.price, "Dearest")}.`,
				first
					? say`No team spent more that way, and none less than the ${others} of ${other.team}.`
					: say`No team spent more that way than the ${others} of ${other.team}.`,
			),
			tags: tagsOf(team, bought ? "auction" : "retentions", year),
			figure: priceFigure(line.price, "Sum"),
		};
	},
});

const countrySpending = factKind({
	name: "country_spending",
	category: "Auctions",
	candidates: async (ask, spread) => {
		const statements: { year: Year; nationality: string }[] = [];
		for (const year of YEARS) {
			const { rows } = await ask(sums("nationality", { season: year, not: UNKNOWN }));
			statements.push(...rows.map(({ nationality }) => ({ year, nationality })));
		}
		return spread(statements);
	},
	questions: ({ year, nationality }) => ({
		countries: { ...sums("nationality", { season: year, not: UNKNOWN }), order: "keys" },
		dearest: dearestOf({ season: year, nationality }),
	}),
	write({ countries, dearest }, statement, { year, nationality }) {
		const line = countries.rows.find((row) => row.nationality === nationality);
		const [dear] = dearest.rows;
		if (!line || line.players < 3 || !dear) return null;
		const people = peopleOf(nationality);
		const sum = price(line.price, "Sum");
		const players = inWords(line.players, "Players");
		const overseas = countries.rows.filter((row) => row.nationality !== "India");
		const place = placeAmong(
			line.price,
			overseas.map((row) => row.price),
		);
		return {
			title: pick(statement, [
				say`${sentence(players)} ${people} cost ${sum} in ${year}`,
				say`${sum} for ${players} ${people} in ${year}`,
			]),
			fact: sentences(
				say`The known prices of the ${players} ${people} in the squads of ${year} add up to ${sum}.`,
				overseas.includes(line) &&
					say`Among overseas countries that is the ${place.shared && "joint "}${place.high > 1 && say`${ordinal(place.high)}-`}highest sum.`,
				say`None cost more than ${dear.player} at ${price(dear.price, "Dearest")}.`,
			),
			tags: tagsOf(nationality, "prices", year, dear.player),
			figure: priceFigure(line.price, "Sum"),
		};
	},
});

const ROLES = {
	Batter: "batter",
	Bowler: "bowler",
	"All-rounder": "all_rounder",
	Wicketkeeper: "wicketkeeper",
} as const;

const roleSpending = factKind({
	name: "role_spending",
	category: "Auctions",
	candidates: async () => YEARS.flatMap((year) => eachAs("role", ROLES).map(({ role }) => ({ year, role }))),
	questions: ({ year, role }) => {
		const where = { season: year, role: ROLES[role] };
		return {
			sums: sums("role", where),
			dearest: dearestOf(where),
			cheapest: { ...dearestOf(where), order: "worst" },
		};
	},
	write({ sums, dearest, cheapest }, statement, { year, role }) {
		const [[line], [dear], [cheap]] = [sums.rows, dearest.rows, cheapest.rows];
		if (!line || !dear || !cheap) return null;
		const one = role.toLowerCase();
		const many = `${one}s`;
		const average = line.price / line.players;
		const [sum, each] = [price(line.price, "Sum"), price(average, "Average")];
		const players = numberSaid(line.players, "Players");
		return {
			title: pick(statement, [
				say`${one.startsWith("a") ? "An" : "A"} ${one} cost ${each} on average in ${year}`,
				say`${players} ${many} for ${sum} in ${year}`,
			]),
			fact: sentences(
				say`The squads of ${year} held ${players} ${many} with a known price, ${sum} in all or ${each} each.`,
				say`None cost more than ${dear.player} at ${price(dear.price, "Dearest")}, and none less than ${price(cheap.price, "Cheapest")}.`,
			),
			tags: tagsOf(many, "prices", year),
			figure: priceFigure(average, "Average"),
		};
	},
});

export const spendingKinds: FactKind[] = [teamSpending, countrySpending, roleSpending];
