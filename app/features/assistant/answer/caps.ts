import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, stated, unknown } from "./answer.ts";
import { spanOf } from "./scope.ts";

/** Who won the Orange or the Purple Cap. */
export async function answerCaps(context: Context, reading: Reading): Promise<Answer> {
	const found = await context.ask("caps", spanOf(reading));
	const orange = reading.cap === "orange";
	const name = orange ? "Orange Cap" : "Purple Cap";
	const holder = (cap: (typeof found)[number]) => (orange ? cap.orange_player : cap.purple_player);
	const tally = (cap: (typeof found)[number]) => (orange ? `${cap.orange_runs} runs` : `${cap.purple_wickets} wickets`);
	const [only] = found;
	if (!only) return unknown(context, `there was no ${name} then`);
	if (found.length === 1) {
		const figure =
			/\bhow many\b|\btally\b|\bwhat (?:tally|number|total)\b|\bruns did\b|\bwickets did\b|\bwith how\b/i.test(
				reading.question,
			) && !/\bwho\b/i.test(reading.question);
		return stated(context, {
			text: figure
				? `${tally(only)}, by ${holder(only)}, won the ${name} of ${only.season}.`
				: `${holder(only)}, with ${tally(only)}, won the ${name} of ${only.season}.`,
			figure: figure ? tally(only) : holder(only),
			links: [{ label: `The season of ${only.season}`, href: `/seasons/${only.season}` }],
		});
	}
	const times = [...Map.groupBy(found, holder)].toSorted((a, b) => b[1].length - a[1].length);
	const most = times[0]?.[1].length ?? 0;
	const names = times.filter(([, caps]) => caps.length === most).map(([who]) => who);
	return stated(context, {
		text: `${names.join(", ")}: ${most} ${most === 1 ? "time" : "times"} the ${name}.`,
		figure: names.join(", "),
	});
}
