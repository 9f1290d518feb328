/** The explainers' texts. `{season.matches}` is replaced by the column `matches` of the answer to the question `season`. */
export const PROSE = {
	net_run_rate: `Points come first. When two sides finish level on points, net run rate is what usually parts them, and in the last week of a league stage it breaks more hearts than any yorker.

The sum is short. Take all the runs a side made and divide them by the overs it faced. Take all the runs it gave away and divide them by the overs it bowled. The first less the second is the net run rate. Score nine an over all season, concede eight and a half, and you stand at plus a half.

There's one catch that everybody forgets. A side that is bowled out counts as if it had batted its full twenty overs, because otherwise collapsing quickly would be a clever trick. A chase counts only the balls it took. That's why a captain with a small target still hurries: every ball left unused is worth something in May. A match that rain shortens counts with the overs and the target that the rain rule left, and a match without a result doesn't count at all.

Look at {table.season}, when three sides finished on the same {table.points} points. {table.team_name} came first with a net run rate of {table.net_run_rate}, {table.2.team_name} second with {table.2.net_run_rate}, {table.3.team_name} third with {table.3.net_run_rate}. One good evening parts second from third, and the second gets another chance in the playoffs. A line further down it helped nobody: {table.5.team_name} had the better rate, {table.5.net_run_rate} to {table.4.net_run_rate}, but {table.5.points} points, and {table.4.team_name} had {table.4.points}.

How many points are enough? Nobody can promise you a number. {least.team_name} reached the playoffs of {least.season} with {least.points} points, and nobody has got there with fewer. {missed.team_name} had {missed.points} in {missed.season} and still stayed out.

So when your side has won already and keeps swinging, don't laugh. It's putting runs in the bank. And when it has lost already and blocks out the last two overs, that is net run rate too: a defeat by nine runs costs far less than a defeat by ninety.`,

	rain_rule: `When rain takes a part of a match away, cutting the target in proportion would be unfair. A side with ten wickets in hand for five overs can swing at everything. A side with the same ten wickets for twenty overs can't. That is the whole idea behind the Duckworth-Lewis-Stern method, DLS on the scoreboard: overs and wickets together are what a side has to spend, and the target follows the share that each side got.

Two English statisticians, Frank Duckworth and Tony Lewis, worked it out. Steven Stern revised it later, and his name joined theirs.

At every moment of a chase the tables give a par score, the runs that would make the match level if not another ball were bowled. Lose a wicket and par goes up. That's why a batting side under dark clouds looks at a sheet of paper before it looks at the bowler. If the rain ends the chase for good, whoever is ahead of par has won. For that the side batting second must have had five overs, unless it was done sooner. With fewer there's no result, and each side takes a point.

It happens less often than it feels. Of {all.matches} matches in the IPL, {all.rain_rule} had a target set by the rule, and {all.no_result} were broken off without a result. The latest under the rule was played on {latest.date}, {latest.team_name} against {latest.opponent_name}.

Does the rule favour the side that chases? Under it the side batting second has won {rained.won} of {rained.matches} matches. Over all matches it has won {chased.won} of {chased.matches}. The first is a small sample, so don't make a law of it.

Rain can also shorten a match before it begins. Then both sides get the same overs, the powerplay and each bowler's share shrink along, and nobody needs a table.

One thing our record can't tell you is the par score at each ball. The scorers' files hold the target that was set, not the sheet in the dugout.`,

	impact_player: `Since 2023 an IPL captain names eleven players and five substitutes at the toss, and may bring one of those five into the match. That's the Impact Player. He bats and bowls like anybody else, all his four overs too. The player he replaces is done for the day: he may not even come back to field.

The swap can come before an innings begins, at the end of an over, when a wicket falls or when a batter retires. Most captains don't wait for a flash of genius. They pick an eleven that suits what they do first and change it at the break: a bowler goes, a hitter comes, or the other way round. The opener who has made his runs rests his feet while a leg-spinner he never shares the field with defends them.

There's a catch for players from overseas. Four of them may start. If four do, the Impact Player has to be an Indian.

How common is it? In the {season.matches} matches of {final.season} a side used twelve players or more {twelve.lines} times, and twice a match is all there can be. What has it done to the scoring? In 2022, the last season without the rule, an innings with a result averaged {before.average_total} runs. In {final.season} it averaged {now.average_total}. Totals of two hundred or more went from {high_before.count} in 2022 to {high_now.count}. A longer batting order swings harder, because the next one in is always another batter. The rule isn't the only reason, though. Bats, pitches and nerve have changed as well, and no scorecard can part them.

What does a captain give up? The all-rounder, mostly. Somebody who bats a little and bowls a little was worth his place when a side had eleven. With twelve, two specialists do it better.

We count the Impact Player as having played the match, because he has. That's why a scorecard here can show twelve names.`,

	auction: `An IPL squad is bought with a fixed purse. Before an auction each side may keep some of its players, and the others go back into the pool. Everybody in the pool has a base price, the lowest bid that is allowed. Sides raise their paddles, the price climbs, and the hammer falls for the last one standing. Every few years there's a big auction, before which sides may keep only a few and have to build almost everything again. In between come small ones that fill the gaps.

The frame is tight. A squad has at most twenty-five players, at least eighteen, and no more than eight from overseas. Money spent on a star is money that isn't there for a second wicketkeeper. Players also change sides in trades, and an injured one can be replaced during the season.

In the squads of {final.season} our lists have {squads.players} players, replacements too. Of these {bought.players} came by the auction, for {bought.price} in all, and {kept.players} were retained for {kept.price}. The most expensive buy was {buy.player}: {buy.team} paid {buy.price}. {buy.2.player} cost {buy.2.team} {buy.2.price}.

Was it money well spent? That's where the scorecards come in. {buy.player} made {made.runs} runs in {final.season}, and he took {took.wickets} wickets. Whether that was worth the price is for you to argue about. A quick fifty in an Eliminator and a quiet fifty in April count the same here.

And this is where our figures stop. A match record knows balls, not bids. It can't tell who else wanted a player, how long the bidding took, or which side was only driving up the price. We have prices for the squads of 2025 and later. They come from published squad lists, not from scorecards, so we never mix the two without saying it. For earlier years we leave prices out, because a half-remembered number is worse than none.`,

	powerplay: `For the first six overs of an innings only two fielders may stand outside the circle, the ring that is drawn thirty yards from the stumps. Everybody else has to be inside, so there's grass behind them and nobody on it. From the seventh over on, five may stand outside. That one line in the rules is the powerplay, and captains plan a whole innings around it.

With all that empty grass you'd think nobody could stop the runs. In {final.season} sides scored {early.run_rate} an over in the powerplay, {middle.run_rate} an over from the seventh to the fifteenth, and {death.run_rate} an over from the sixteenth to the end. What holds them back early is the new ball, which still swings, and the price of a wicket while there are so many overs left to use.

It used to be a quieter time. In the first season, {first.season}, the powerplay went at {first.run_rate} an over. Openers had a good look at the bowling then. Now they get two or three balls.

The best of them all came from {best.team_name} against {best.opponent_name} in {best.season}: {best.runs} runs, with {best.wickets} wickets lost. Somewhere a captain is still looking for a fielder to move.

For the bowling side the six overs are a bargain of a different kind. In {final.season} it took {early.wickets} wickets in {early.count} powerplays. Each of them brings a new batter, who needs a few balls, and a middle order that has to rebuild before it can hit. That's why sides save their best swing bowler for these overs even if he costs ten an over.

If rain shortens an innings, the powerplay shrinks with it. We count the first six overs as the powerplay in every match, so in the few shortened ones our figure covers more balls than the umpires' powerplay did.`,

	super_over: `Twenty overs a side, and the scores are level. Then each side gets one more over, and that's the Super Over.

It has its own small rules. A side sends three batters at most, because the second wicket ends it. Whoever batted second in the match bats first now, so there's no new toss. The fielding side picks one bowler, who bowls all six balls. If the Super Over is level as well, they play another. In that one, a batter who was out can't bat again, and the bowler of the first over has to watch. It goes on until somebody has won.

It wasn't always so. Before 2020 a level Super Over was settled by counting boundaries, and many a fan felt robbed.

In {all.matches} matches the IPL has had {all.ties} ties. The first was on {debut.date}, {debut.team_name} against {debut.opponent_name}. The latest was on {latest.date}, {latest.team_name} against {latest.opponent_name}. No side has had more of them than {often.team}: {often.matches}, of which it won {often.won}.

Is it better to bat first or second in the six balls? The side that batted second in the match, and so first in the Super Over, has won {second.won} of {second.matches}. That's too few to be a law, but enough to start an argument.

The most that anybody has made in one is {most.runs}, by {most.team_name} against {most.opponent_name} in {most.season}. The fewest is {fewest.runs}, by {fewest.team_name} against {fewest.opponent_name} in {fewest.season}.

What do those runs count for? Nothing, except the match. A six in a Super Over is in no batter's total, and a wicket in no bowler's column. It's in no net run rate either. For the table it's a win like any other: two points, and a bus ride home with nobody's voice left. We keep it the same way. In every figure on this site the match counts as won and lost, and its Super Over stays out of the averages.`,

	caps: `Two caps travel through the season. The Orange Cap belongs to whoever has the most runs, the Purple Cap to whoever has the most wickets. They change heads during the season, and after the final they stay. Every match counts, the playoffs too, so a batter whose side goes out early has two or three innings fewer to catch up.

In {final.season} the Orange Cap went to {orange.player} with {orange.runs} runs in {orange.innings} innings, and {orange.2.player} came next with {orange.2.runs}. The Purple Cap went to {purple.player}, who took {purple.wickets} wickets at {purple.economy} an over. When two bowlers have as many wickets, the better economy decides.

Nobody has made more runs in a season than {tall.player} in {tall.season}: {tall.runs}. Nobody has taken more than {deep.wickets} wickets in one: {deep.player} did it in {deep.season}, and {deep.2.player} has {deep.2.wickets} from {deep.2.season}.

Some heads fit the caps better than others. Nobody has won the orange one more often than {oranges.player}, {oranges.orange_caps} times, and nobody the purple one more than {purples.purple_caps} times.

What do the caps leave out? Speed, for one. Six hundred runs at a strike rate of a hundred and twenty can lose matches that four hundred at a hundred and eighty would win. For bowlers they leave out everything that isn't a wicket: the spell of eighteen dot balls after which an impatient batter gets out to somebody else. And neither cap knows who was bowling, or how flat the pitch was.

So read a cap as what it is: a sum. It's an honest one, since it needs no jury and no formula, and it rewards those who turn up in every match. If you want more than a sum, put strike rate, economy or phases beside it. Our tables do that in one tap, and each line opens into the innings behind it. The caps here are counted from the same balls as everything else, so you can add them up yourself.`,

	playoffs: `After the league stage four sides are left, and they don't simply play two semi-finals. The IPL has a better idea: whoever finished first or second gets a second chance.

It goes like this. In Qualifier 1 the first plays the second, and the winner is in the final. The loser isn't out. Meanwhile the third plays the fourth in the Eliminator, and there the loser goes home. Then the loser of the first match meets the winner of the second in Qualifier 2, and that winner is the other finalist. Four matches, and a champion.

So finishing second is worth far more than finishing third. From second place you need two wins, and one defeat on the way is allowed. From third or fourth you need three wins in a row, with no slip.

Does it show? The four-match playoffs began in 2011. Since then there have been {since.titles} titles. Of these {firsts.titles} went to the side that finished the league stage first, {seconds.titles} to the second, and {others.titles} to the third or fourth. The first to come from so far down was {outsider.team_name} in {outsider.season}, the second {outsider.2.team_name} in {outsider.2.season}. Before 2011 there were two plain semi-finals, and the order in the table decided little more than who met whom.

In {final.season} the final was played on {final.date}: {final.team_name} against {final.opponent_name}. {champion.team_name} won it. They had finished the league stage with {champion.points} points.

Some sides live in these weeks. No side has been there more often than {regular.team}, in {regular.playoffs} of {regular.seasons} seasons. And no side has won more than {winners.titles} titles.

What if it rains? The playoffs have spare time and, for the final, a spare day. If nothing can be played at all, the place in the table speaks again, and that's one more reason to finish high. The last league matches often look as if nothing depended on them, with both sides through already. Watch them anyway. Between second and third lies a whole extra life.`,

	counting: `Every figure on this site is counted from single balls. Cricsheet publishes, free for everybody, what happened on each of them: who bowled, who batted, the runs, the extras, the wicket. We add them up ourselves, and we don't copy a table from anywhere.

At the moment that's {all_balls.deliveries} balls from {all.matches} matches, with {all_balls.runs} runs and {all_balls.wickets} wickets. In them {people.players} players have had a part. When a new match comes in, every page counts again. This one too.

Adding up needs rules, and here are the ones that start arguments. A batter doesn't face a wide, but does face a no-ball. Umpires have called {all_balls.wide_balls} wides and {all_balls.noball_balls} no-balls, so it matters. A bowler is charged with both, but not with byes and leg byes. Run outs are in no bowler's column: of {outs.count} dismissals, bowlers got the credit for {outs.credited}. A batter who retires hurt isn't out. A Super Over decides a match and is in no figure besides.

A match that was broken off counts for its players, because the runs were made, but for the sides it's neither won nor lost. A match that was abandoned without a ball isn't in the record at all.

For rates we ask for a minimum, or somebody who hit his only ball for six would lead for ever. A strike rate over a whole career needs {strike.least} balls faced, and an economy {thrift.least} balls bowled. So {strike.player} leads with a strike rate of {strike.strike_rate}. {thrift.player} has the best economy, {thrift.economy} an over. Each table says what its minimum is.

There's plenty that balls can't tell. We have no dropped catches, no speed gun, no field settings, no injuries and no mood. What we don't know, we leave out, or we say that we don't know it. And when two of our pages disagree, that's a fault: please tell us. Every answer carries a link to the balls behind it, so anybody can check the sum.`,
} as const;
