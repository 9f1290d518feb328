import fc from "fast-check";
import { expect, test } from "vitest";
import { ROLES } from "../rules.ts";
import { type BiographyMaterial, writeBiography } from "./biography.ts";

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const rate = fc.integer({ min: 1, max: 30_000 }).map((hundredths) => hundredths / 100);
const season = fc.integer({ min: 2008, max: 2030 });
const seasons = fc.uniqueArray(season, { maxLength: 12 }).map((years) => years.sort((a, b) => a - b));
const team = fc.constantFrom("Mumbai Indians", "Delhi Capitals", "Gujarat Titans", "Punjab Kings");

const material: fc.Arbitrary<BiographyMaterial> = fc
	.record({
		person_id: fc.stringMatching(/^[0-9a-f]{8}$/),
		name: fc.constantFrom("Virat Kohli", "MS Dhoni", "Rashid Khan"),
		role: maybe(fc.constantFrom(...ROLES)),
		nationality: maybe(fc.constantFrom("India", "West Indies", "England")),
		date_of_birth: maybe(fc.constantFrom("1988-11-05", "2001-02-28")),
		bat_hand: maybe(fc.constantFrom("right", "left")),
		bowling_style: maybe(fc.constantFrom("Right-arm fast", "Right-arm medium, Legbreak")),
		squad: maybe(team),
		squad_year: fc.constant(2026),
		price_crores: maybe(rate),
		seasons,
		teams: fc.uniqueArray(team, { minLength: 1, maxLength: 4 }),
		matches: fc.integer({ min: 1, max: 400 }),
		champion: seasons,
		batting: maybe(
			fc.record({
				innings: fc.nat(300),
				runs: fc.nat(12_000),
				average: maybe(rate),
				strike_rate: maybe(rate),
				highest: fc.nat(200),
				highest_not_out: fc.boolean(),
				hundreds: fc.nat(12),
				fifties: fc.nat(80),
			}),
		),
		bowling: maybe(
			fc.record({
				wickets: fc.nat(300),
				economy: maybe(rate),
				best_wickets: fc.integer({ min: 1, max: 7 }),
				best_runs: fc.nat(60),
			}),
		),
	})
	.map((one) => (one.seasons.length > 0 ? one : { ...one, matches: 0, teams: [], champion: [] }));

/** Every number of the material, as it would be written. */
function numbersOf(value: unknown): string[] {
	if (typeof value === "number") return [value.toLocaleString("en-US", { maximumFractionDigits: 2 }), String(value)];
	// a birthday contributes its day and year
	if (typeof value === "string") return value.match(/\d+/g)?.map((digits) => String(Number(digits))) ?? [];
	if (Array.isArray(value)) return [String(value.length), ...value.flatMap(numbersOf)];
	return value && typeof value === "object"
		? Object.entries(value).flatMap(([key, part]) => (key === "person_id" ? [] : numbersOf(part)))
		: [];
}

test("PLAYER-1 every number of a biography is a number of the record", () => {
	fc.assert(
		fc.property(material, (player) => {
			const known = new Set(numbersOf(player));
			const written = writeBiography(player).match(/\d[\d,]*(\.\d+)?/g) ?? [];
			expect(written.map((number) => number.replace(/,$/, "")).filter((number) => !known.has(number))).toEqual([]);
		}),
	);
});

test("PLAYER-1 a biography has two to four sentences, names the player first, and leaves no gap for what is unknown", () => {
	fc.assert(
		fc.property(material, (player) => {
			const text = writeBiography(player);
			const sentences = text.split(/(?<=[a-z0-9]\.) (?=[A-Z])/);
			expect(sentences.length).toBeGreaterThanOrEqual(2);
			expect(sentences.length).toBeLessThanOrEqual(4);
			expect(sentences[0]).toContain(player.name);
			expect(text).not.toMatch(/null|undefined|NaN| {2}| ,|\.\./);
		}),
	);
});

const kohli: BiographyMaterial = {
	person_id: "00000000",
	name: "Virat Kohli",
	role: "Batsman",
	nationality: "India",
	date_of_birth: "1988-11-05",
	bat_hand: "right",
	bowling_style: "Right-arm medium",
	squad: "Royal Challengers Bengaluru",
	squad_year: 2026,
	price_crores: 21,
	seasons: [2025, 2026],
	teams: ["Royal Challengers Bengaluru"],
	matches: 30,
	champion: [2025],
	batting: {
		innings: 30,
		runs: 1332,
		average: 53.28,
		strike_rate: 144.71,
		highest: 73,
		highest_not_out: true,
		hundreds: 0,
		fifties: 8,
	},
	bowling: null,
};

test("PLAYER-1 a biography reads as people write", () => {
	expect(writeBiography(kohli)).toBe(
		"Virat Kohli, born on November 5, 1988, is a batsman from India who bats right-handed and bowls right-arm medium. " +
			"He has played 30 matches in 2 seasons from 2025 to 2026, all for Royal Challengers Bengaluru. " +
			"He has scored 1,332 runs at an average of 53.28 and a strike rate of 144.71, with 8 fifties and a best of 73 not out. " +
			"He played for the champions of 2025.",
	);
});

test("PLAYER-1 a player without a match is introduced by the squad; wording differs between players", () => {
	const newcomer = { ...kohli, seasons: [], teams: [], matches: 0, champion: [], batting: null };
	expect(writeBiography(newcomer)).toMatch(
		/He is in the 2026 squad of Royal Challengers Bengaluru and has yet to play a match in the league\. His price there is ₹21 crore\.$/,
	);
	const wordings = ["000000", "000001", "000002", "000003"].map((person_id) => writeBiography({ ...kohli, person_id }));
	expect(new Set(wordings).size).toBeGreaterThan(2);
});
