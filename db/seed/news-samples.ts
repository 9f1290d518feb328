import { EXPLAINER_IDS } from "../../app/features/news/explainer-ids.ts";

type Sample = {
	id: string;
	title: string;
	snippet: string;
	category: "IPL" | "General";
	/** null: the page writes it from the record */
	content: string | null;
};

const SCORECARD = `A scorecard is the shortest honest story that cricket tells. It leaves out the noise, the light, the argument about the last over, and keeps what happened. Once you can read one quickly, you can walk into any match at any moment and know within a breath who is ahead, who has to hurry and who only has to wait.

Begin with the total, because everything else hangs on it. It is written as runs and wickets: the number of runs the side has made, then the number of batters it has lost. A side has ten wickets to lose, so a small second number late in an innings means that there are still hitters waiting on the bench with their pads on. A large one means that every risk may be the last. Next to it stand the overs. An over is six balls, and the figure after the point is not a decimal but the balls of the over that is not yet complete. There is no such thing as seven balls after that point.

Twenty overs are all that a side gets in this form of the game. That single limit explains most of what you see. In a longer match a batter may spend an hour learning the pitch. Here a quiet over is a cost, and somebody has to pay it back later with a boundary. So read the total together with the overs, always. The same number of runs is a fine start when few overs are gone and a worry when many are.

From the two follows the run rate: runs divided by overs. In the second innings the scorecard adds its sister, the required rate, which is what the chasing side still needs in each over that is left. Watch the gap between the two. When the required rate climbs away from the current one, the batters are falling behind even if nobody has been dismissed. When it sinks, the bowlers are running out of room, and the captain has to spend an over of the best bowler earlier than planned.

Now look at the batters. Each has runs, balls faced, fours and sixes, and a strike rate, which is runs made for every hundred balls. A strike rate is a measure of tempo and not of worth. A batter who holds one end while three partners fall may have a slow figure and still have saved the day. The figure has to be read beside the moment. The line after the name tells how the innings ended. Caught and bowled by the same name means that the bowler held the catch. Run out stands without a bowler, because nobody gets credit for it in the bowling figures. Not out means that the innings was still going when the overs, or the wickets of others, ran out.

Below the batters stands a line that most people skip: extras. Those are runs that came from no bat, from wides, no-balls, byes and leg byes. Wides and no-balls also have to be bowled again, so they cost the bowling side twice, once on the board and once in time. A close match with a long line of extras has usually been lost there and not in the last over that everybody remembers.

Then come the bowlers. Their figures are overs, maidens, runs and wickets, and after them the economy, which is runs given away in an over. No bowler may bowl more than four overs in an innings, so a captain needs at least five who can be trusted. A bowler with no wicket and a low economy may have done more than one with two wickets and a high one: the pressure built at one end was cashed at the other end. Look at who bowled when. Overs at the start, with only two fielders allowed outside of the circle, and overs at the very end are dearer than those in the middle, and the best bowlers get the dear ones.

The fall of wickets is the last line worth a slow read. It gives the score at which each batter left, and so it shows the shape of an innings. Two wickets close together are a wobble. A long distance between two of them is a partnership, and it tells you when the match was being won. If the last few come in a bunch, the side either threw the bat for a good reason, with the overs nearly gone, or it collapsed. The overs beside the scores tell you which of the two it was.

That is all there is. Total and overs, rate and required rate, tempo of the batters, cost of the bowlers, and the shape in the fall of wickets. Read them in that order and a scorecard stops being a table. It becomes a match that you can replay in your head, ball by ball, on the bus home.`;

const explainer = (name: keyof typeof EXPLAINER_IDS, category: Sample["category"], title: string, snippet: string) => ({
	id: EXPLAINER_IDS[name],
	category,
	title,
	snippet,
	content: null,
});

/**
 * Ten bundled articles, shown until a source of news answers: nine explainers, and how to read a scorecard. They have
 * no original, and no season can make them untrue.
 */
export const NEWS_SAMPLES: Sample[] = [
	explainer(
		"net_run_rate",
		"IPL",
		"Net run rate without a calculator",
		"Runs made in an over less runs given away in an over, and why a side that is all out counts its full overs.",
	),
	explainer(
		"impact_player",
		"IPL",
		"The Impact Player, and what a captain gives up for one",
		"A side may bring in a substitute during the match. The one who leaves does not come back.",
	),
	explainer(
		"playoffs",
		"IPL",
		"How the playoffs work, and why the first two get a second chance",
		"Four sides, four matches, and a safety net for those who finished on top.",
	),
	explainer(
		"powerplay",
		"IPL",
		"What the fielding circle decides in the first six overs",
		"Only two fielders may stand outside of it while the powerplay lasts. Why captains plan a whole innings around that.",
	),
	explainer(
		"caps",
		"IPL",
		"Orange and purple: what the two caps count",
		"The most runs and the most wickets, playoffs included. What a cap is worth, and what it leaves out.",
	),
	explainer(
		"auction",
		"IPL",
		"The auction, and what a price can’t tell you",
		"A purse, a paddle, a base price. How a squad is bought, and where our figures stop.",
	),
	explainer(
		"rain_rule",
		"General",
		"The rain rule: how a shorter match gets a fair target",
		"Overs and wickets are what a side has to spend. When rain takes overs away, the target moves with what is left.",
	),
	explainer(
		"super_over",
		"General",
		"How a tie is broken: the Super Over, step by step",
		"One over a side, two wickets at most, and the order of batting turned round. Then, if need be, again.",
	),
	explainer(
		"counting",
		"General",
		"How this site counts",
		"Where every figure comes from, what is in it, and what no scorecard can tell.",
	),
	{
		id: EXPLAINER_IDS.scorecard,
		title: "How to read a scorecard in one breath",
		snippet: "Total and overs, two rates, tempo, cost, and the line that most people skip: what each figure says.",
		category: "General",
		content: SCORECARD,
	},
];
