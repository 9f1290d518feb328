import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { answerInWords, readerOf } from "../../../../record/read/reader.ts";
import { testRecord } from "../../../../tests/fixtures/record.ts";
import { AskCard } from "./ask-card.tsx";

test("HOME-1 ASK-1 every question that the home page offers is answered", async () => {
	const reader = await readerOf(await testRecord());
	const html = renderToStaticMarkup(createElement(AskCard));
	const questions = [...html.matchAll(/href="([^"]*\?q=[^"]*)"/g)].map(
		([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), "http://site.test").searchParams.get("q") ?? "",
	);
	expect(questions.length).toBeGreaterThan(2);
	for (const question of questions)
		expect(await answerInWords(reader, question), question).toMatchObject({ kind: "answer" });
});
