import { deliveriesOf, type UnfinishedMatch } from "../../record/builder/format.ts";

type InvalidDocument = { name: string; document: unknown };

/** The last delivery of a match. */
function lastOf(match: UnfinishedMatch) {
	const deliveries = match.innings.at(-1)?.overs?.at(-1)?.deliveries;
	const last = deliveries?.at(-1);
	if (!deliveries || !last) throw new Error("no ball is bowled yet");
	return { deliveries, last };
}

const changed = (match: UnfinishedMatch, change: (copy: UnfinishedMatch) => void): UnfinishedMatch => {
	const copy = structuredClone(match);
	change(copy);
	return copy;
};

/** Invalid variants of the document of a match with at least one ball. Each must be refused. */
export function invalidDocumentsOf(match: UnfinishedMatch): InvalidDocument[] {
	const invalid = (name: string, change: (copy: UnfinishedMatch) => void): InvalidDocument => ({
		name,
		document: changed(match, change),
	});
	const wicket = { kind: "bowled" as const, player_out: deliveriesOf(match.innings[0] as never)[0]?.batter ?? "" };
	return [
		invalid("the score goes back", (copy) => {
			copy.innings.at(-1)?.overs?.at(-1)?.deliveries.pop();
		}),
		invalid("a ball of thirty runs", (copy) => {
			lastOf(copy).last.runs = { batter: 30, total: 30 };
		}),
		invalid("runs that do not add up", (copy) => {
			lastOf(copy).last.runs.total += 3;
		}),
		invalid("half a run", (copy) => {
			lastOf(copy).last.runs = { batter: 0.5, total: 0.5 };
		}),
		invalid("twelve balls in an over", (copy) => {
			const { deliveries, last } = lastOf(copy);
			for (let ball = 0; ball < 12; ball++) deliveries.push({ ...structuredClone(last), extras: {}, wickets: [] });
		}),
		invalid("a twenty-first over", (copy) => {
			const { last } = lastOf(copy);
			copy.innings.at(-1)?.overs?.push({ over: 20, deliveries: [last] });
		}),
		invalid("twelve wickets by one ball", (copy) => {
			lastOf(copy).last.wickets = Array.from({ length: 12 }, () => wicket);
		}),
		invalid("a batter who is not in the side", (copy) => {
			lastOf(copy).last.batter = "Nobody Known";
		}),
		invalid("a side that there is not", (copy) => {
			copy.info.teams[0] = "Sheffield Wednesday";
		}),
		invalid("another match", (copy) => {
			copy.info.dates = ["2029-12-31"];
		}),
		invalid("an old revision", (copy) => {
			copy.meta.revision = match.meta.revision - 1;
		}),
		{ name: "no match at all", document: { hello: "world" } },
		{ name: "a list", document: [] },
	];
}
