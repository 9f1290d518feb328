import { expect, test } from "vitest";
import { stiffTexts, textsOf } from "./texts.ts";

const SOURCE = `
import { x } from "./Some Module.ts";
const rules = { loadFailed: "Failed to load", limit: "slow_down", summary: "Read a page" } as const;
throw new Error("The Promise was broken");
const page = (name: string) => (
	<main className="Two Words" data-shape="A Shape" aria-label="Your rooms">
		Hello, fan
		<p>{\`Welcome to \${name}!\`}</p>
	</main>
);`;

test("the list has the texts of a page, names for screen readers, strings and templates, with their lines", () => {
	expect(textsOf("a.tsx", SOURCE).map(({ line, text }) => [line, text])).toEqual([
		[3, "Failed to load"],
		[6, "Your rooms"],
		[6, "Hello, fan"],
		[8, "Welcome to …!"],
	]);
});

test("a stiff word is reported with its line and a replacement", () => {
	const text = { path: "a.tsx", line: 3, text: "There is no such battle." };
	expect(
		stiffTexts([text, { ...text, text: "Your deeds" }, { ...text, text: "We couldn't find that battle." }]),
	).toEqual([
		`a.tsx:3 says "There is no such". Better: We couldn't find that …`,
		`a.tsx:3 says "deeds". Better: what you do`,
	]);
});
