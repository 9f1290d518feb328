import { z } from "zod";

const LONGEST_BIOGRAPHY = 4000;
const text = (longest: number) => z.string().trim().min(1, "Write something, or leave it out").max(longest);

const WRONG_JERSEY = "Write a whole number up to 999";

/** The fields that an admin may edit. Null removes an edit. */
export const playerEditInput = z
	.object({
		biography: text(LONGEST_BIOGRAPHY).nullable(),
		nationality: text(60).nullable(),
		date_of_birth: z.iso
			.date("Write the day as 1989-11-05")
			.refine((day) => day >= "1950-01-01" && day <= new Date().toISOString().slice(0, 10), "Nobody was born then")
			.nullable(),
		jersey_number: z.int(WRONG_JERSEY).min(0, WRONG_JERSEY).max(999, WRONG_JERSEY).nullable(),
		price_crores: z.number("Write a number").positive().lt(1000).nullable(),
	})
	.partial()
	.strict();
export type PlayerEdit = z.output<typeof playerEditInput>;

export const EDITABLE_FIELDS = ["biography", "nationality", "date_of_birth", "jersey_number", "price_crores"] as const;

/** The cells of a CSV row. An empty cell is left out and changes nothing. */
export const playerRowInput = z
	.object({
		biography: text(LONGEST_BIOGRAPHY),
		nationality: text(60),
		date_of_birth: playerEditInput.shape.date_of_birth.unwrap(),
		jersey_number: z
			.string()
			.regex(/^\d{1,3}$/, WRONG_JERSEY)
			.transform(Number),
		price_crores: z
			.string()
			.regex(/^\d{1,3}(\.\d{1,2})?$/, "Write crores as 12 or 12.75")
			.transform(Number)
			.pipe(z.number().positive()),
	})
	.partial();
