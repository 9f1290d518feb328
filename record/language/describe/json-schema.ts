import { z } from "zod";
import { AGAINST, CONDITIONS, type Condition } from "../conditions.ts";
import { groupsFor } from "../dimensions.ts";
import { questionShape } from "../question.ts";
import { counts, days, ids, rates } from "../values.ts";
import { AGAINST_DESCRIPTIONS, CONDITION_DESCRIPTIONS } from "./conditions.ts";

type Json = z.core.JSONSchema.BaseSchema;

/** Keywords left out of the schema, since sensible questions stay within them and an error names them. */
const BOUNDS = ["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "pattern"];

/** The JSON Schema of a part without bounds, because models pay for every byte of it. */
function jsonOf(schema: z.ZodType): Json {
	const { $schema: _, ...json } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
	return slim(json);
}

/** Drops bounds, types beside an enum or const, and item schemas equal to the single value. */
function slim(json: Json): Json {
	const { anyOf, items, properties, ...rest } = json;
	const words = rest.enum ?? rest.const;
	const kept = Object.entries(rest).filter(
		([name]) => !BOUNDS.includes(name) && !(name === "type" && words !== undefined),
	);
	const each = (part: unknown) => slim(part as Json);
	return {
		...Object.fromEntries(kept),
		...(anyOf ? { anyOf: anyOf.map((part, at) => (at > 0 && isList(part) ? LIST : each(part))) } : {}),
		...(items ? { items: each(items) } : {}),
		...(properties
			? { properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, each(part)])) }
			: {}),
	};
}
const LIST: Json = { type: "array" };
const isList = (part: unknown) => (part as Json).type === "array";

const ref = (name: string): Json => ({ $ref: `#/$defs/${name}` });

/** Value schemas shared by many conditions, by the name of their definition. */
const SHARED = new Map<z.ZodType, string>([
	[ids, "names"],
	[counts, "numbers"],
	[rates, "amounts"],
	[days, "days"],
]);

/** Also accepts an inner question as the value. */
const orQuestion = ({ anyOf = [], ...schema }: Json): Json => ({ ...schema, anyOf: [...anyOf, ref("asked")] });

/** The schemas of a table's conditions, with descriptions. */
function conditionsIn(table: Record<string, Condition>, said: Record<string, string>): Record<string, Json> {
	return Object.fromEntries(
		Object.entries(table).map(([name, { value }]) => {
			const shared = SHARED.get(value);
			const { description: _, ...own } = jsonOf(value);
			const takes = shared ? ref(shared) : groupsFor(name).length > 0 ? orQuestion(own) : own;
			return [name, { ...takes, description: said[name] ?? "" }];
		}),
	);
}

const each = (schemas: Record<string, z.ZodType>, make: (schema: z.ZodType) => Json): Record<string, Json> =>
	Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, make(schema)]));
const table = (properties: Record<string, Json>): Json => ({ type: "object", properties, additionalProperties: false });
const undescribed = ({ description: _, ...schema }: Json): Json => schema;
const described = (schema: Json, { description = "" }: z.ZodType): Json => ({ ...schema, description });

/** Returns the JSON Schema of a question. Inner questions and `not` contain no further ones. */
export function questionJsonSchema(): Json {
	const { rows, measures, where, by, having, order, limit, offset, list, until, of } = questionShape;
	const whole = of.unwrap().shape;
	const amounts: Json = { type: "object", additionalProperties: ref("amounts") };
	const thresholds = {
		figures: 'thresholds on one row: {"runs": {"from": 50}} are innings of 50 or more',
		innings_figures: 'thresholds on the whole innings beside a condition on balls: {"runs": {"from": 100}}',
	};
	return {
		...table({
			rows: described(ref("rows"), rows),
			measures: jsonOf(measures),
			where: described(ref("conditions"), where),
			by: described(ref("groups"), by),
			having: described(amounts, having),
			...each({ order, limit, offset, list, until }, jsonOf),
			of: described(
				table({
					rows: ref("rows"),
					measures: jsonOf(whole.measures),
					where: ref("conditions"),
					by: ref("groups"),
				}),
				of,
			),
		}),
		required: ["rows", "measures"],
		$defs: {
			conditions: table({
				...conditionsIn(CONDITIONS, CONDITION_DESCRIPTIONS),
				against: {
					...table(conditionsIn(AGAINST, AGAINST_DESCRIPTIONS)),
					description: 'the other person of the ball: {"bowl_kind": "spin"} of a batter',
				},
				figures: { ...amounts, description: thresholds.figures },
				innings_figures: { ...amounts, description: thresholds.innings_figures },
				not: { ...ref("conditions"), description: 'what is left out: {"team": "MI"}' },
			}),
			rows: undescribed(jsonOf(rows)),
			groups: undescribed(jsonOf(by)),
			names: orQuestion(jsonOf(ids)),
			numbers: orQuestion(jsonOf(counts)),
			amounts: jsonOf(rates),
			days: jsonOf(days),
			asked: { ...table({ question: { $ref: "#" } }), description: INNER },
		},
	};
}

/**
 * Returns the JSON Schema of a question or a comparison. It is one object, because clients that list tools accept no
 * alternatives at the top: `rows` and `measures` are required unless `compare` is present.
 */
export function askedJsonSchema(): Json {
	const { required: _, properties, ...question } = questionJsonSchema();
	const compare: Json = {
		type: "array",
		items: { $ref: "#" },
		description: "instead of a question: two questions of one value each",
	};
	return { ...question, properties: { ...properties, compare } };
}

const INNER =
	'the values are the groups of another question: {"rows": "campaigns", "measures": ["titles"], "where": {"team": "CSK"}, "having": {"titles": 1}, "by": ["season"]}';
