import type { Question } from "../../../../record/language/question.ts";
import { labelledText, type NameOf, readingOf } from "../../../../record/language/reading.ts";
import { drawRanking } from "../../../ui/charts/ranking-geometry.ts";
import { plainWord } from "../../explorer/words.ts";
import type { Reply } from "./card-schema.ts";

/** A cited result with a single figure. */
export type Single = { question: Question; head: string; value: number; text: string };

/**
 * Returns one chart of several results' figures; null for fewer than two, or unless all have the same rows and measure.
 */
export function sideBySide(singles: Single[], nameOf: NameOf): Reply["side_by_side"] {
	const [first, ...others] = singles;
	if (!first || others.length === 0) return null;
	const kindOf = ({ rows, measures }: Question) => `${rows} ${measures[0]}`;
	if (others.some(({ question }) => kindOf(question) !== kindOf(first.question))) return null;
	const labels = singles.map(({ question }) => labelOf(question, singles, nameOf));
	const rows = singles.map(({ value, text }, at) => ({ label: labels[at] ?? "", value, text, team: null }));
	return {
		title: `${first.head}, side by side`,
		rows: rows.map(({ label, text }) => ({ label, text })),
		drawing: drawRanking(rows),
	};
}

/** The question's conditions that not all the others share; its whole reading if there are none. */
function labelOf({ where = {}, ...rest }: Question, singles: Single[], nameOf: NameOf): string {
	const own = Object.entries(where).filter(([name, value]) =>
		singles.some(
			({ question }) => JSON.stringify(question.where?.[name as "player"] ?? null) !== JSON.stringify(value),
		),
	);
	const said = own.flatMap(([name, value]) =>
		["against", "figures", "innings_figures", "not"].includes(name)
			? []
			: [labelledText(name as "player", value, nameOf)],
	);
	return said.length > 0 ? plainWord(said.join(" ")) : readingOf({ ...rest, where }, nameOf);
}
