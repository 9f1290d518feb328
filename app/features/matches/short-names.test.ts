import { expect, test } from "vitest";
import { commonNames, shortNames } from "./short-names.ts";

const players = [
	"Virat Kohli",
	"AB de Villiers",
	"Krunal Pandya",
	"Hardik Pandya",
	"Yuvraj Singh",
	"Mohammed Siraj",
].map((player) => ({ player_id: player, player }));
const people = [..."ABCDE"].map((first) => ({ name: `${first} Singh` }));

test("TEAM-3 a player goes by the last name, unless two of the match or many of the record share it", () => {
	const nameOf = shortNames(players, commonNames(people));
	expect(players.map(nameOf)).toEqual([
		"Kohli",
		"de Villiers",
		"Krunal Pandya",
		"Hardik Pandya",
		"Yuvraj Singh",
		"Siraj",
	]);
	expect(shortNames(players, commonNames(people.slice(1)))({ player_id: "x", player: "Yuvraj Singh" })).toBe("Singh");
	expect(nameOf({ player_id: "x", player: "Mustafizur" })).toBe("Mustafizur");
});
