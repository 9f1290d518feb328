import { expect, test } from "vitest";
import { testRecord } from "../../tests/fixtures/record.ts";
import { FORMS, plansOf } from "./choose.ts";
import { frameOf } from "./compose/compose.ts";
import { conceptsIn } from "./concepts.ts";
import KNOWN from "./known/known.json" with { type: "json" };
import { readerOf } from "./reader.ts";
import { SUBJECTS, subjectsOf } from "./subjects.ts";
import { scan } from "./words/scan.ts";

const QUESTIONS = [
	"How many sixes has Kieron Pollard hit at the Wankhede in wins?",
	"RCB's highest score",
	"Who has the third most wickets at the death since 2015?",
	"Which teams have made 270 or more?",
	"Has Dhoni ever made a hundred?",
	"Gayle or Pollard: more sixes?",
	"How many batters have 5000 runs?",
	"fewest innings to 5000 runs",
	"How many teams has Aaron Finch played for?",
	"When did Chennai last win the title?",
];

test("the order of the forms changes no plan", async () => {
	const { index, vocabulary } = await readerOf(await testRecord());
	const orders = [FORMS.toReversed(), ...[3, 5, 7].map((by) => [...FORMS.slice(by), ...FORMS.slice(0, by)])];
	for (const question of QUESTIONS) {
		const frame = frameOf(scan(question, index, vocabulary));
		const plans = plansOf(frame);
		expect(plans).not.toHaveProperty("misfit");
		for (const forms of orders) expect(plansOf(frame, forms)).toEqual(plans);
	}
});

test("the order of the rules for subjects changes no plan", async () => {
	const { index, vocabulary } = await readerOf(await testRecord());
	const known = [...KNOWN.answers.map(([question = ""]) => question), ...KNOWN.refused];
	for (const question of [...QUESTIONS, ...known]) {
		const frame = frameOf(scan(question, index, vocabulary));
		for (const concept of conceptsIn(frame))
			expect(subjectsOf(frame, concept, SUBJECTS.toReversed()), question).toEqual(subjectsOf(frame, concept));
	}
});
