import type { MatchRecord } from "../../../../record/record.ts";
import { loadLines, type QueryableRecord } from "../figures.server.ts";
import { squadPlaces, squadSeason } from "../squads.server.ts";
import { loadHonours } from "./honours.server.ts";

const BIOGRAPHY = {
	batting: ["innings", "runs", "average", "strike_rate", "highest", "hundreds", "fifties"],
	bowling: ["wickets", "economy", "best"],
} as const;
const ALL_LINES = 100_000;

/** The facts that players are made from. */
export type Material = Awaited<ReturnType<typeof loadMaterial>>;
export type Person = Material["people"][number];

/** Returns the facts of everybody in the record, in the order of ids. */
export async function loadMaterial(record: MatchRecord) {
	const [people, careers, seasons, places, squad_season] = await Promise.all([
		loadPeople(record),
		loadLines(record, { by: ["player"], order: "keys" }, BIOGRAPHY),
		loadSeasons(record),
		squadPlaces(record),
		squadSeason(record),
	]);
	const honours = await loadHonours(record, seasons);
	const career = new Map(careers.map((line) => [line.played.player_id, line]));
	const played = Map.groupBy(seasons, ({ player_id }) => player_id);
	const teams = new Map(record.franchises.map((franchise) => [franchise.id, franchise]));
	return {
		squad_season,
		honours,
		people: people.map((person) => {
			const { bat, bowl, played: sums } = career.get(person.id) ?? {};
			const own = played.get(person.id) ?? [];
			const [newest] = places.get(person.id) ?? [];
			const current = newest?.season === squad_season ? newest : undefined;
			const team = current?.team_id ?? own.at(-1)?.team_id ?? newest?.team_id;
			return {
				...person,
				/** the team: of the newest squad, else the last side played for, else the last squad's */
				team: teams.get(team ?? ""),
				squad: teams.get(current?.team_id ?? "")?.name ?? null,
				price: current?.price ?? null,
				/** seasons and sides, earliest first */
				played: own,
				matches: sums?.matches ?? 0,
				batting: bat ? { ...bat, highest_not_out: bat.not_out } : null,
				bowling: bowl ? { ...bowl, best_wickets: bowl.best, best_runs: bowl.best_runs } : null,
			};
		}),
	};
}

type PersonFields = Record<
	"full_name" | "scored_as" | "date_of_birth" | "nationality" | "bat_hand" | "bowl_style" | "role",
	string
> & { jersey_number: number | null };

async function loadPeople({ ask }: QueryableRecord) {
	const { rows } = await ask({ rows: "people", measures: ["people"], list: true, order: "keys", limit: ALL_LINES });
	const orNull = (value: string) => (value === "unknown" ? null : value);
	return (rows as ((typeof rows)[number] & PersonFields)[]).map((row) => ({
		id: row.player_id,
		name: row.player,
		full_name: row.full_name,
		/** the scorers' name */
		scored_as: row.scored_as,
		date_of_birth: row.date_of_birth,
		jersey_number: row.jersey_number,
		nationality: orNull(row.nationality),
		bat_hand: orNull(row.bat_hand),
		bowling_style: orNull(row.bowl_style),
		role: row.role,
	}));
}

/** Returns everybody's seasons by side, with the side's name then and whether it won the title. */
async function loadSeasons({ ask, franchises }: Pick<MatchRecord, "ask" | "franchises">) {
	const lines = { rows: "appearances", measures: ["matches"], order: "keys", limit: ALL_LINES } as const;
	const [{ rows }, { rows: seasons }, { rows: titles }] = await Promise.all([
		ask({ ...lines, by: ["player", "season", "team"] }),
		ask({ ...lines, by: ["player", "season"] }),
		ask({ rows: "campaigns", measures: ["titles"], by: ["season", "team"], having: { titles: 1 }, order: "keys" }),
	]);
	const champions = new Map(titles.map(({ season, team_id }) => [season, team_id]));
	const last = new Map(seasons.map((row) => [`${row.player_id} ${row.season}`, row.latest_team_id]));
	const nameIn = (id: string, season: number) =>
		franchises
			.find((franchise) => franchise.id === id)
			?.names.find(({ first_season, last_season }) => first_season <= season && season <= last_season)?.name ?? id;
	return rows
		.map(({ player_id, season, team_id }) => ({
			player_id,
			season,
			team_id,
			played_as: nameIn(team_id, season),
			champion: champions.get(season) === team_id,
			/** the later one of two sides in a season */
			is_last: last.get(`${player_id} ${season}`) === team_id,
		}))
		.sort((a, b) => a.season - b.season || Number(a.is_last) - Number(b.is_last));
}
