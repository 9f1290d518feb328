import { type AnyKind, kind } from "./kind.ts";
import { code, figuresOf, peopleOf, tags, text } from "./phrases.ts";
import { YEARS, type Year } from "./prices-kinds.ts";
import { countInWords, inWords, number, ordinal, pick, price, priceFigure, sentence } from "./words.ts";

// What prices add up to: by team, by country, by role.

const teamSpending = kind({
	name: "team_spending",
	category: "Auctions",
	query: "spending",
	candidates: async (ask, spread) => {
		const statements: { year: Year; acquisition: "auction" | "retained"; team: string }[] = [];
		for (const year of YEARS) {
			for (const acquisition of ["auction", "retained"] as const) {
				const lines = await ask("spending", { year, by: "team", acquisition });
				statements.push(...lines.map(({ key }) => ({ year, acquisition, team: key })));
			}
		}
		return spread(statements);
	},
	params: ({ year, acquisition }) => ({ year, by: "team", acquisition }),
	write(rows, statement, { year, acquisition, team }) {
		const line = rows.find(({ key }) => key === team);
		const [most, least] = [rows[0], rows.at(-1)];
		if (!line || !most || !least) return null;
		const done =
			acquisition === "auction"
				? `${countInWords(line.players, "player")} bought at the auction`
				: countInWords(line.players, "retained player");
		const other = line === most ? least : most;
		return {
			title: pick(statement, [
				acquisition === "auction"
					? `${code(team)} spent ${price(line.total_crore)} on ${countInWords(line.players, "auction buy")}`
					: `${code(team)} kept ${countInWords(line.players, "player")} for ${price(line.total_crore)}`,
				acquisition === "auction"
					? `${price(line.total_crore)} at the auction by ${code(team)} for ${year}`
					: `${price(line.total_crore)} of retentions by ${code(team)} for ${year}`,
			]),
			fact: text(
				`The ${year} squad of ${line.name} held ${done}, at ${price(line.total_crore)} together.`,
				line.players > 1 && `None cost more than ${line.dearest} at ${price(line.dearest_crore)}.`,
				line === most
					? `No team spent more that way; ${other.name} spent least, ${price(other.total_crore)}.`
					: `${other.name} spent most that way, ${price(other.total_crore)}.`,
			),
			tags: tags(line.key, acquisition === "auction" ? "auction" : "retentions", year),
			figure: priceFigure(line.total_crore),
			figures: figuresOf({
				Sum: price(line.total_crore),
				Players: line.players,
				Dearest: price(line.dearest_crore),
				[line === most ? "Least" : "Most"]: price(other.total_crore),
			}),
		};
	},
});

const countrySpending = kind({
	name: "country_spending",
	category: "Auctions",
	query: "spending",
	candidates: async (ask, spread) => {
		const statements: { year: Year; nationality: string }[] = [];
		for (const year of YEARS) {
			const lines = await ask("spending", { year, by: "nationality" });
			statements.push(...lines.map(({ key }) => ({ year, nationality: key })));
		}
		return spread(statements);
	},
	params: ({ year }) => ({ year, by: "nationality" }),
	write(rows, statement, { year, nationality }) {
		const line = rows.find(({ key }) => key === nationality);
		if (!line || line.players < 3) return null;
		const people = peopleOf(nationality);
		const overseas = rows.filter(({ key }) => key !== "India");
		const place = overseas.indexOf(line) + 1;
		return {
			title: pick(statement, [
				`${sentence(inWords(line.players))} ${people} cost ${price(line.total_crore)} in ${year}`,
				`${price(line.total_crore)} for ${inWords(line.players)} ${people} in ${year}`,
			]),
			fact: text(
				`The known prices of the ${inWords(line.players)} ${people} in the squads of ${year} add up to ${price(line.total_crore)}.`,
				place > 0 &&
					`Among overseas countries that is the ${ordinal(place)}-highest sum.`.replace("first-highest", "highest"),
				`None cost more than ${line.dearest} at ${price(line.dearest_crore)}.`,
			),
			tags: tags(nationality, "prices", year, line.dearest),
			figure: priceFigure(line.total_crore),
			figures: figuresOf({
				Players: line.players,
				Sum: price(line.total_crore),
				Dearest: price(line.dearest_crore),
				Place: place || null,
			}),
		};
	},
});

const roleSpending = kind({
	name: "role_spending",
	category: "Auctions",
	query: "spending",
	candidates: async () =>
		YEARS.flatMap((year) => ["Batter", "Bowler", "All-rounder", "Wicketkeeper"].map((role) => ({ year, role }))),
	params: ({ year }) => ({ year, by: "role" }),
	write(rows, statement, { year, role }) {
		const line = rows.find(({ key }) => key === role);
		if (!line) return null;
		const many = `${role.toLowerCase()}s`;
		const each = line.total_crore / line.players;
		return {
			title: pick(statement, [
				`A ${role.toLowerCase()} cost ${price(each)} on average in ${year}`.replace("A all", "An all"),
				`${number(line.players)} ${many} for ${price(line.total_crore)} in ${year}`,
			]),
			fact: text(
				`The squads of ${year} held ${number(line.players)} ${many} with a known price, ${price(line.total_crore)} in all or ${price(each)} each.`,
				`None cost more than ${line.dearest} at ${price(line.dearest_crore)}; the cheapest cost ${price(line.cheapest_crore)}.`,
			),
			tags: tags(many, "prices", year),
			figure: priceFigure(each),
			figures: figuresOf({
				Players: line.players,
				Sum: price(line.total_crore),
				Average: price(each),
				Dearest: price(line.dearest_crore),
				Cheapest: price(line.cheapest_crore),
			}),
		};
	},
});

export const spendingKinds: AnyKind[] = [teamSpending, countrySpending, roleSpending];
