import { z } from "zod";

/** The source of an answer, part of every tool's result. */
export const proofSchema = z.object({
	reading: z.string().nullable().describe("how the question was read; null when it was not"),
	definitions: z.array(z.string()).describe("what each figure counts"),
	as_of: z.object({ match_id: z.number(), date: z.string(), label: z.string() }).describe("the last match that counts"),
	address: z.string().nullable().describe("where the site shows it; null when there is no figure"),
});
export type Proof = z.output<typeof proofSchema>;

/** A tool's result: the answer in words, its source, and the rest as data. */
export type ToolAnswer = { text: string; proof: Proof; data?: Record<string, unknown> };

export type Tool = {
	name: string;
	title: string;
	description: string;
	/** the schema that checks a call */
	input: z.ZodType;
	/** the schema shown to clients, where that is shorter */
	inputSchema?: z.core.JSONSchema.BaseSchema;
	/** the schema of `data` */
	data: z.ZodRawShape;
	call(input: unknown): Promise<ToolAnswer>;
};

/** Declares a tool; the type of its input follows from its schema. */
export const tool = <Input extends z.ZodType>(
	definition: Omit<Tool, "input" | "call"> & { input: Input; call: (input: z.output<Input>) => Promise<ToolAnswer> },
): Tool => definition as Tool;

/** A tool in the list for clients. */
export function described({ name, title, description, input, inputSchema, data }: Tool) {
	return {
		name,
		title,
		description,
		inputSchema: objectSchema(inputSchema ?? z.toJSONSchema(input, { io: "input", unrepresentable: "any" })),
		outputSchema: objectSchema(
			z.toJSONSchema(z.object({ text: z.string(), ...proofSchema.shape, ...data }), { io: "input" }),
		),
		annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
	};
}

const objectSchema = ({ $schema: _, ...schema }: z.core.JSONSchema.BaseSchema) => ({
	...schema,
	type: "object" as const,
});

/** A result for clients: the text for the model first, then the source, and all of it as data. */
export const toolResult = ({ text, proof, data }: ToolAnswer) => ({
	content: [
		{ type: "text" as const, text },
		{ type: "text" as const, text: provenance(proof) },
	],
	structuredContent: { text, ...proof, ...data },
});

function provenance({ reading, definitions, as_of, address }: Proof): string {
	return [
		...(reading ? [`Read as: ${reading}`] : []),
		...definitions,
		`Counted up to ${as_of.label} (${as_of.date}).`,
		...(address ? [`Shown at ${address}`] : []),
	].join("\n");
}
