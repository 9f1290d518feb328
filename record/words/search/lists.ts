import type { DimensionName } from "../../language/dimensions.ts";
import type { Question } from "../../language/question.ts";
import { CONCEPTS } from "../lexicon/measures.ts";
import type { Reading } from "../plans/plan.ts";
import { asked } from "./figure.ts";
import { framesFor, isValid } from "./frames.ts";
import { has, isOfSides, misfit, only, type Parts, type Sense, sensesOf } from "./parts.ts";

/** Everybody or everything that passed a line, or how many they are: "who has made 150", "how many men have five hundreds". */
export function listReadings(parts: Parts): Reading[] {
	if (!only(parts, "who", "list", "count", "units", "both") || parts.nouns.length + parts.forms.length === 0) return [];
	if (parts.nouns.length === 0 && !has(parts, "who") && !parts.units.includes("season")) return [];
	return [...asked(parts), ...played(parts)].flatMap((sense) =>
		groupsOf(parts, sense).flatMap((by) =>
			framesFor(sense.rows, sense.measure, parts.scope, parts.units.some((unit) => unit !== "season") ? "rows" : "lines").flatMap((frame) => {
				const question = listed(frame.question, sense, by);
				if (!isValid(question) || by.some((name) => typeof question.where?.[name as "player"] === "string")) return [];
				if (!question.having && !question.where) return [];
				const main = by[0] as DimensionName;
				const counts = has(parts, "count");
				return [{ plan: { do: counts ? ("lines" as const) : ("list" as const), question, by: main }, cost: sense.cost + frame.cost + (counts && sense.concept !== "played" && parts.focus.length > 0 && !question.having ? 0.8 : 0) }];
			}),
		),
	);
}

/** Without a measure those who played. */
function played(parts: Parts): Sense[] {
	if (parts.focus.length > 0 || parts.scope.some(({ is }) => is === "threshold")) return [];
	return sensesOf("matches").map((sense) => ({ ...sense, concept: "played", cost: sense.cost + 0.5 + misfit(sense.rows, parts) }));
}

function groupsOf(parts: Parts, { rows }: Sense): DimensionName[][] {
	const nouns = [...new Set(parts.nouns.map(({ by }) => by))];
	const season = parts.units.includes("season") && !nouns.includes("season") ? (["season"] as const) : [];
	const main = nouns.length > 0 ? nouns : has(parts, "who") || season.length > 0 ? [isOfSides(rows) ? ("team" as const) : ("player" as const)] : [];
	return main.length === 1 ? [[...main, ...season] as DimensionName[]] : main.map((by) => [by, ...season] as DimensionName[]);
}

/** A line is in the list when it has one at least, unless the question says how many. */
function listed(question: Question, { measure, concept }: Sense, by: DimensionName[]): Question {
	const counts = CONCEPTS[concept]?.counts && !(question.having && measure in question.having);
	const figures = question.where?.figures;
	return {
		...question,
		by,
		...(counts && !figures ? { having: { [measure]: { from: 1 }, ...question.having } } : {}),
		order: "keys",
		limit: 1000,
	};
}
