type Sample = {
	id: string;
	title: string;
	snippet: string;
	category: "Today" | "IPL" | "International" | "General";
	content?: string;
};

const sampleId = (number: number) => `5a3b1e00-0000-4000-8000-${String(number).padStart(12, "0")}`;

const SCORECARD = `A scorecard is the shortest honest story that cricket tells. It leaves out the noise, the light, the argument about the last over, and keeps what happened. Once you can read one quickly, you can walk into any match at any moment and know within a breath who is ahead, who has to hurry and who only has to wait.

Begin with the total, because everything else hangs on it. It is written as runs and wickets: the number of runs the side has made, then the number of batters it has lost. A side has ten wickets to lose, so a small second number late in an innings means that there are still hitters waiting on the bench with their pads on. A large one means that every risk may be the last. Next to it stand the overs. An over is six balls, and the figure after the point is not a decimal but the balls of the over that is not yet complete. There is no such thing as seven balls after that point.

Twenty overs are all that a side gets in this form of the game. That single limit explains most of what you see. In a longer match a batter may spend an hour learning the pitch. Here a quiet over is a cost, and somebody has to pay it back later with a boundary. So read the total together with the overs, always. The same number of runs is a fine start when few overs are gone and a worry when many are.

From the two follows the run rate: runs divided by overs. In the second innings the scorecard adds its sister, the required rate, which is what the chasing side still needs in each over that is left. Watch the gap between the two. When the required rate climbs away from the current one, the batters are falling behind even if nobody has been dismissed. When it sinks, the bowlers are running out of room, and the captain has to spend an over of the best bowler earlier than planned.

Now look at the batters. Each has runs, balls faced, fours and sixes, and a strike rate, which is runs made for every hundred balls. A strike rate is a measure of tempo and not of worth. A batter who holds one end while three partners fall may have a slow figure and still have saved the day. The figure has to be read beside the moment. The line after the name tells how the innings ended. Caught and bowled by the same name means that the bowler held the catch. Run out stands without a bowler, because nobody gets credit for it in the bowling figures. Not out means that the innings was still going when the overs, or the wickets of others, ran out.

Below the batters stands a line that most people skip: extras. Those are runs that came from no bat, from wides, no-balls, byes and leg byes. Wides and no-balls also have to be bowled again, so they cost the bowling side twice, once on the board and once in time. A close match with a long line of extras has usually been lost there and not in the last over that everybody remembers.

Then come the bowlers. Their figures are overs, maidens, runs and wickets, and after them the economy, which is runs given away in an over. No bowler may bowl more than four overs in an innings, so a captain needs at least five who can be trusted. A bowler with no wicket and a low economy may have done more than one with two wickets and a high one: the pressure built at one end was cashed at the other end. Look at who bowled when. Overs at the start, with only two fielders allowed outside of the circle, and overs at the very end are dearer than those in the middle, and the best bowlers get the dear ones.

The fall of wickets is the last line worth a slow read. It gives the score at which each batter left, and so it shows the shape of an innings. Two wickets close together are a wobble. A long distance between two of them is a partnership, and it tells you when the match was being won. If the last few come in a bunch, the side either threw the bat for a good reason, with the overs nearly gone, or it collapsed. The overs beside the scores tell you which of the two it was.

That is all there is. Total and overs, rate and required rate, tempo of the batters, cost of the bowlers, and the shape in the fall of wickets. Read them in that order and a scorecard stops being a table. It becomes a match that you can replay in your head, ball by ball, on the bus home.`;

/**
 * Ten items that come with the site, shown as news until a source has answered. They are marked as samples
 * wherever they show, have no date and no original, and say nothing that a season could make untrue.
 */
export const NEWS_SAMPLES: Sample[] = [
	{
		id: sampleId(1),
		title: "How to read a scorecard in one breath",
		snippet: "Total and overs, two rates, tempo, cost, and the line that most people skip: what each figure says.",
		category: "IPL",
		content: SCORECARD,
	},
	{
		id: sampleId(2),
		title: "What the fielding circle decides in the first six overs",
		snippet:
			"Only two fielders may stand outside of it while the powerplay lasts. Why captains plan a whole innings around that.",
		category: "IPL",
	},
	{
		id: sampleId(3),
		title: "The Impact Player, and what a captain gives up for one",
		snippet: "A side may bring in a substitute during the match. The one who leaves does not come back.",
		category: "IPL",
	},
	{
		id: sampleId(4),
		title: "How a tie is broken: the Super Over, step by step",
		snippet: "One over a side, two wickets at most, and the order of batting turned round. Then, if need be, again.",
		category: "IPL",
	},
	{
		id: sampleId(5),
		title: "Net run rate without a calculator",
		snippet:
			"Runs made in an over less runs given away in an over, and why a side that is all out counts its full overs.",
		category: "IPL",
	},
	{
		id: sampleId(6),
		title: "One day, fifty overs: where the middle overs are won",
		snippet: "Between the new ball and the last hitting lies the part of a one-day innings that few highlights show.",
		category: "International",
	},
	{
		id: sampleId(7),
		title: "Why a Test match can be saved by doing nothing",
		snippet: "Five days, no limit of overs, and the draw that feels like a win.",
		category: "International",
	},
	{
		id: sampleId(8),
		title: "How a review works, from the raised glove to the big screen",
		snippet: "What the third umpire looks at, in which order, and what 'umpire's call' leaves standing.",
		category: "International",
	},
	{
		id: sampleId(9),
		title: "How a wagon wheel is drawn",
		snippet:
			"Every scoring shot is a line from the bat to where the ball went. What the picture shows, and what it hides.",
		category: "General",
	},
	{
		id: sampleId(10),
		title: "Red, white and pink: three balls, three games",
		snippet: "How colour, seam and lacquer change what a bowler can do, and for how long.",
		category: "General",
	},
];
