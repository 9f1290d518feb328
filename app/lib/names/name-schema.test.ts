import { expect, test } from "vitest";
import { nameSchema } from "./name-schema.server.ts";

test("PROF-1 GROUP-2 a name is measured as it is read: what grows is refused, what fits stays as it was typed", () => {
	const schema = nameSchema({ most: 40, wrong_length: "up to 40 letters" });
	const refused = schema.safeParse("\ufdfa".repeat(40));
	expect(refused.error?.issues).toMatchObject([{ message: "up to 40 letters" }]);
	for (const name of ["\ufdfa Asha", "Asha ½ Rao", "Ａｓｈａ", "👨‍👩‍👧".repeat(18), "க்ஷ".repeat(20)])
		expect(schema.parse(name)).toBe(name);
});
