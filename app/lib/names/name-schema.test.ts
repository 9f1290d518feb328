import { expect, test } from "vitest";
import { nameSchema } from "./name-schema.server.ts";

test("PROF-1 GROUP-2 a name that grows too long when normalized is refused, and one that fits is not changed", () => {
	const schema = nameSchema({ most: 40, wrong_length: "up to 40 letters" });
	const refused = schema.safeParse("\ufdfa".repeat(40));
	expect(refused.error?.issues).toMatchObject([{ message: "up to 40 letters" }]);
	for (const name of ["\ufdfa Asha", "Asha ½ Rao", "Ａｓｈａ", "👨‍👩‍👧".repeat(18), "க்ஷ".repeat(20)])
		expect(schema.parse(name)).toBe(name);
});
