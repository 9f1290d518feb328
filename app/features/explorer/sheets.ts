import { addressOf } from "../../../record/language/address.ts";
import { possibleOf } from "../../../record/language/possible.ts";
import type { Question, Where } from "../../../record/language/question.ts";
import { measureText } from "../../../record/language/reading.ts";
import type { Choices } from "./choices.server.ts";
import { type Field, fieldsOf, formValues } from "./fields.ts";
import { plainWord } from "./words.ts";

/** A form: its fields, and the question's other parameters. */
export type Sheet = {
	id: string;
	title: string;
	groups: { legend: string; fields: Field[] }[];
	kept: [string, string][];
};

/** Returns the sheets for parts that need a value: conditions and thresholds. */
export function sheetsOf(question: Question, choices: Choices): Sheet[] {
	const possible = possibleOf(question.rows);
	const { figures = {}, innings_figures = {} } = question.where ?? {};
	const conditions = fieldsOf(possible, (question.where ?? {}) as Where, choices.of);
	const legends = [...new Set(conditions.map(({ group }) => group))];
	const thresholds = (path: string, names: string[], values: Record<string, unknown>, said: (name: string) => string) =>
		names.map(
			(name): Field => ({
				name: `${path}.${name}`,
				label: said(name),
				group: "What kind",
				control: { kind: "span", of: "number" },
				names: [],
				but: false,
				...formValues(values[name]),
			}),
		);
	const ofLines = question.list
		? []
		: thresholds("having", possible.measures, question.having ?? {}, (name) =>
				plainWord(measureText(question.rows, name)),
			);
	const sheet = (id: string, title: string, groups: Sheet["groups"]): Sheet[] => {
		const filled = groups.filter(({ fields }) => fields.length > 0);
		return filled.length > 0 ? [{ id, title, groups: filled, kept: keptOf(question, filled) }] : [];
	};
	return [
		...sheet(
			"conditions",
			"Add a condition",
			legends.map((legend) => ({ legend, fields: conditions.filter(({ group }) => group === legend) })),
		),
		...sheet("thresholds", "Add a threshold", [
			{ legend: "Lines with", fields: ofLines },
			{ legend: "Only rows with, each", fields: thresholds("figures", possible.figures, figures, plainWord) },
			{
				legend: "Only where the whole innings has",
				fields: thresholds("innings_figures", possible.innings_figures, innings_figures, plainWord),
			},
		]),
	];
}

/** The address's parameters that are no fields of the sheet. */
function keptOf(question: Question, groups: Sheet["groups"]): [string, string][] {
	const own = new Set(groups.flatMap(({ fields }) => fields.map(({ name, but }) => (but ? `not.${name}` : name))));
	return [...new URLSearchParams(addressOf({ ...question, offset: 0 }))].filter(([name]) => !own.has(name));
}
