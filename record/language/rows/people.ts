import { ageThen, ofPerson, ofSide, ofSidesInnings, ownColumns, type RowKind, rowOfSide } from "./kind.ts";

/** A player's match. */
export const appearances = {
	says: "matches of players",
	table: "appearances",
	innings: "i.team_id = r.team_id",
	facets: { ...ofSidesInnings, ...ofPerson, age: ageThen, player: "r.player_id" },
	row: { player_id: "r.player_id", ...rowOfSide },
	figures: {},
} satisfies RowKind;

/** A person in a side's squad of a season. */
export const squads = {
	says: "places in squads",
	table: "squads",
	facets: { ...ofPerson, player: "r.player_id", team: "r.team_id", season: "r.season", acquisition: "r.acquisition" },
	row: { player_id: "r.player_id", team_id: "r.team_id", season: "r.season", acquisition: "r.acquisition" },
	figures: { price: "r.price_crore" },
} satisfies RowKind;

/** A person of the record, with or without a match. */
export const people = {
	says: "people",
	table: "people",
	facets: {
		player: "r.id",
		nationality: "r.nationality",
		overseas: "r.overseas",
		bat_hand: "r.bat_hand",
		bowl_style: "r.bowl_style",
		bowl_kind: "r.bowl_kind",
		role: "r.role",
	},
	row: {
		player_id: "r.id",
		full_name: "r.full_name",
		scored_as: "r.name",
		date_of_birth: "strftime(r.date_of_birth, '%Y-%m-%d')",
		jersey_number: "r.jersey_number",
		nationality: "r.nationality",
		role: "r.role",
		bat_hand: "r.bat_hand",
		bowl_style: "r.bowl_style",
	},
	figures: {},
} satisfies RowKind;

/** The player's figure behind an award: of the match, or of the season for a cap. */
const wonWith = (table: "batting" | "bowling", figure: string) =>
	`(select sum(x.${figure})::int from ${table} x join matches y on y.match_id = x.match_id
		where x.player_id = r.player_id and if(r.match_id is null, y.season = r.season, x.match_id = r.match_id))`;

/** The player of a match, and the two caps of a season. A cap has a season, and a date after the final. */
export const awards = {
	says: "awards",
	table: "awards",
	facets: {
		...ofSide,
		...ofPerson,
		age: ageThen,
		season: "r.season",
		sequence: "r.sequence",
		player: "r.player_id",
	},
	row: {
		award: "r.award",
		player_id: "r.player_id",
		season: "r.season",
		match_id: "r.match_id",
		runs: wonWith("batting", "runs"),
		wickets: wonWith("bowling", "wickets"),
	},
	figures: {},
} satisfies RowKind;

/** A side's season. */
export const campaigns = {
	says: "seasons of sides",
	table: "campaigns",
	upTo: "campaigns_until",
	facets: { team: "r.team_id", season: "r.season" },
	row: {
		team_id: "r.team_id",
		season: "r.season",
		team_name: "r.team_name",
		place: "r.place",
		played: "r.played",
		no_result: "r.no_result",
		net_run_rate: "round(r.net_run_rate, 3)",
		playoffs: "r.playoffs",
		final: "r.final",
		title: "r.title",
	},
	turn: ["r.season", "r.place"],
	figures: {
		...ownColumns("place", "points", "won", "lost", "net_run_rate"),
		playoffs: "r.playoffs::int",
		final: "r.final::int",
		title: "r.title::int",
	},
} satisfies RowKind;
