import type { RowsName } from "../../language/rows/rows.ts";
import { has, type Parts } from "./parts.ts";

const PERSONAL = new Set<RowsName>([
	"batting",
	"bowling",
	"fielding",
	"appearances",
	"awards",
	"squads",
	"dismissals",
	"people",
]);
const isPersonal = (rows: RowsName) => PERSONAL.has(rows);

const STANDS_OF_NOBODY = 1.2;
const OF_NOBODY = 1.5;
/** Figures that batters and bowlers have: of a bowler those of his bowling are meant. */
const BOTH_ARTS = new Set(["average", "strike_rate", "dots", "dot_percentage", "dismissals"]);
const OF_OVERS = new Set(["overs", "dearest_over", "maidens"]);
const isBowlers = ({ scope }: Parts) =>
	scope.some((piece) => piece.is === "person" && piece.bowls) &&
	scope.every((piece) => piece.is !== "person" || piece.bowls || piece.link === "against" || piece.link === "off");
/** Whom a bowler is against is a batter. */
const facesBowler = ({ scope }: Parts) =>
	scope.some((piece) => piece.is === "person" && piece.bowls && (piece.link === "against" || piece.link === "off"));
const hasLine = ({ scope }: Parts) => scope.some((piece) => piece.is === "threshold" && piece.concept !== "target");

type Named = { rows: RowsName; measure: string; concept: string; parts: Parts };
/** What a question names: a man, a side, players as what it asks for, and the art its noun speaks of. */
type Subjects = {
	person: boolean;
	side: boolean;
	player: boolean;
	team: boolean;
	wanted: "batting" | "bowling" | undefined;
};

function subjectsOf({ scope, nouns }: Parts): Subjects {
	return {
		person: scope.some((piece) => piece.is === "person" || (piece.is === "step" && piece.field === "player")),
		side: scope.some(({ is }) => is === "side") || nouns.some(({ by }) => by === "team" || by === "opponent"),
		player: nouns.some(({ by }) => by === "player" || by === "position"),
		team: nouns.some(({ by }) => by === "team"),
		wanted: nouns.find((noun) => noun.rows)?.rows,
	};
}

/** How ill rows fit what is named: figures of people want a person, those of sides a side and nobody else. */
export function misfit(
	{ rows, measure, concept = measure }: { rows: RowsName; measure: string; concept?: string },
	parts: Parts,
): number {
	const named = { rows, measure, concept, parts };
	const subjects = subjectsOf(parts);
	const { wanted } = subjects;
	const other = wanted && wanted !== rows && (rows === "batting" || rows === "bowling") ? 1 : 0;
	return ofArt(named, subjects, other) ?? ofSubject(named, subjects, other);
}

/** Rows that a word of the question rules out or makes unlikely, whoever is named. */
function ofArt({ rows, measure, concept, parts }: Named, { wanted }: Subjects, other: number): number | undefined {
	if (rows === "stands") return isOfPair(measure, parts) ? undefined : STANDS_OF_NOBODY;
	if (rows === "bowling" && BOTH_ARTS.has(concept) && facesBowler(parts)) return other + 1;
	if (rows === "batting" && BOTH_ARTS.has(concept) && isBowlers(parts)) return other + 0.6;
	if (rows === "overs" && !parts.units.includes("over") && !parts.focus.some((one) => OF_OVERS.has(one))) return 1.5;
	return rows === "squads" && wanted === "bowling" ? 1 : undefined;
}
const isOfPair = (measure: string, { scope }: Parts) =>
	measure === "count" || measure === "highest" || scope.filter(({ is }) => is === "person").length >= 2;

/** Rows of sides where the question names a man, or wants players. */
const BESIDE_MAN = 1.5;
const BESIDE_PLAYERS = 1;

/** How rows fit the man, the players or the side that is named, or nobody. */
function ofSubject(named: Named, { person, player, side, team, wanted }: Subjects, other: number): number {
	const { rows, measure, parts } = named;
	const ofPeople = isPersonal(rows) || rows === "stands";
	const beside = person ? BESIDE_MAN : BESIDE_PLAYERS;
	if (person || player) return other + (ofPeople ? 0 : beside);
	if (rows === "appearances" && measure === "won") return 2;
	if (has(parts, "who")) return ofPeople ? other : 0.6;
	const alone = ofNobody(named, side, wanted);
	if (alone !== undefined) return alone + other;
	return other + (side && isPersonal(rows) ? besideSide(measure, team) : 0);
}
/** How ill a man's figure fits where only a side is named. */
const besideSide = (measure: string, team: boolean) => (measure === "innings" || team ? 1.5 : 0.8);

/** Figures that say little without a name. */
function ofNobody({ rows, measure, parts }: Named, side: boolean, wanted: Subjects["wanted"]): number | undefined {
	if (rows === "awards" || (rows === "appearances" && measure === "matches")) return 2;
	if (rows === "sides" && measure === "matches" && !side) return 1;
	if (rows !== "batting" && rows !== "bowling") return undefined;
	if (measure === "innings" && !wanted && !hasLine(parts)) return OF_NOBODY;
	// the most runs are a man's, the runs of a season those of all
	return rows === "batting" && measure === "runs" && !side && parts.best.length === 0 ? 0.5 : undefined;
}
