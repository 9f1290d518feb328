// A match of two overs a side for the builder's tests, small enough to check by hand: Mumbai make 22 for 2, Chennai tie
// with 22 for 1 and win the super over.
type Extras = { wides?: number; noballs?: number; byes?: number; legbyes?: number };
type Wicket = { kind: string; player_out: string; fielders?: { name: string; substitute?: boolean }[] };

const ball = (
	batter: string,
	non_striker: string,
	bowler: string,
	runs: number,
	extras: Extras = {},
	more: { wickets?: Wicket[]; non_boundary?: boolean } = {},
) => {
	const { wickets, non_boundary } = more;
	const added = Object.values(extras).reduce((sum, value) => sum + value, 0);
	return {
		batter,
		bowler,
		non_striker,
		runs: { batter: runs, extras: added, total: runs + added, ...(non_boundary ? { non_boundary } : {}) },
		...(added ? { extras } : {}),
		...(wickets ? { wickets } : {}),
	};
};

const MUMBAI = ["M One", "M Two", "M Three", "M Four"];
const CHENNAI = ["C One", "C Two", "C Three", "C Four"];
const [m1, m2, m3, m4] = MUMBAI as [string, string, string, string];
const [c1, c2, c3, c4] = CHENNAI as [string, string, string, string];

export const smallMatch = {
	meta: { data_version: "1.1.0" },
	info: {
		balls_per_over: 6,
		city: "Mumbai",
		dates: ["2030-04-01"],
		event: { name: "Indian Premier League", match_number: 7 },
		gender: "male",
		match_type: "T20",
		officials: { umpires: ["U One", "U Two"] },
		outcome: { result: "tie", eliminator: "Chennai Super Kings" },
		overs: 20,
		player_of_match: [c3],
		players: { "Mumbai Indians": MUMBAI, "Chennai Super Kings": CHENNAI },
		registry: { people: Object.fromEntries([...MUMBAI, ...CHENNAI, "U One"].map((name) => [name, `id-${name}`])) },
		season: "2030",
		teams: ["Mumbai Indians", "Chennai Super Kings"] as [string, string],
		toss: { decision: "field", winner: "Chennai Super Kings" },
		venue: "Wankhede Stadium, Mumbai",
	},
	innings: [
		{
			team: "Mumbai Indians",
			overs: [
				{
					over: 0,
					deliveries: [
						ball(m1, m2, c1, 4),
						ball(m1, m2, c1, 0, { wides: 1 }),
						ball(m1, m2, c1, 0, { legbyes: 1 }),
						ball(m2, m1, c1, 6),
						ball(m2, m1, c1, 2, { noballs: 1 }),
						ball(m2, m1, c1, 0, {}, { wickets: [{ kind: "caught", player_out: m2, fielders: [{ name: c2 }] }] }),
						ball(m3, m1, c1, 0),
						ball(m3, m1, c1, 4, {}, { non_boundary: true }),
					],
				},
				{
					over: 1,
					deliveries: [
						ball(m1, m3, c2, 1),
						ball(
							m3,
							m1,
							c2,
							0,
							{},
							{
								wickets: [
									{ kind: "run out", player_out: m1, fielders: [{ name: "S Sub", substitute: true }, { name: c3 }] },
								],
							},
						),
						ball(m3, m4, c2, 2),
						ball(m3, m4, c2, 0),
						ball(m3, m4, c2, 0),
						ball(m3, m4, c2, 0),
					],
				},
			],
		},
		{
			team: "Chennai Super Kings",
			target: { overs: 2, runs: 23 },
			overs: [
				{
					over: 0,
					deliveries: [
						ball(c3, c4, m1, 6),
						ball(c3, c4, m1, 6),
						ball(c3, c4, m1, 6),
						ball(c3, c4, m1, 4),
						ball(c3, c4, m1, 0),
						ball(c3, c4, m1, 0, {}, { wickets: [{ kind: "bowled", player_out: c3 }] }),
					],
				},
				{ over: 1, deliveries: Array.from({ length: 6 }, () => ball(c4, c1, m2, 0)) },
			],
		},
		{ team: "Chennai Super Kings", super_over: true, overs: [{ over: 0, deliveries: [ball(c3, c4, m1, 6)] }] },
		{
			team: "Mumbai Indians",
			super_over: true,
			overs: [
				{
					over: 0,
					deliveries: [ball(m1, m2, c1, 4), ball(m1, m2, c1, 0, {}, { wickets: [{ kind: "bowled", player_out: m1 }] })],
				},
			],
		},
	],
};
