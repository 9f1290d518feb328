import { z } from "zod";

/** Part of every tool's result: how the answer was counted, and where the site shows it. */
export const proofSchema = z.object({
	reading: z.string().nullable().describe("how the question was read; null when it was not"),
	definitions: z.array(z.string()).describe("what each figure counts"),
	as_of: z.object({ match_id: z.number(), date: z.string(), label: z.string() }).describe("the last match that counts"),
	address: z.string().nullable().describe("where the site shows it; null when there is no figure"),
});
export type Proof = z.output<typeof proofSchema>;

/** A tool's result: the answer in words, its proof, and the figures as data. */
export type ToolAnswer = { text: string; proof: Proof; data?: Record<string, unknown> };

export type Tool = {
	name: string;
	title: string;
	description: string;
	/** parses the arguments of a call */
	input: z.ZodType;
	/** the schema for clients, when it differs from that of `input` */
	inputSchema?: z.core.JSONSchema.BaseSchema;
	/** the schema of the result's `data` */
	data: z.ZodRawShape;
	call(input: unknown): Promise<ToolAnswer>;
};

/** Declares a tool and infers the type of its input from the schema. */
export const tool = <Input extends z.ZodType>(
	definition: Omit<Tool, "input" | "call"> & { input: Input; call: (input: z.output<Input>) => Promise<ToolAnswer> },
): Tool => definition as Tool;

/** A tool as MCP lists it. */
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

/** A result as MCP sends it: text and proof to read, and all of it as structured content. */
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
