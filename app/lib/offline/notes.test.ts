import { expect, test } from "vitest";
import { pageOf, readNote, tabWith } from "./notes.ts";

const HUB = "https://hub.example";

test("a note with a missing field is not parsed", () => {
	const note = { title: "It begins", body: "Mumbai v Chennai", path: "/groups/1", tag: "today" };
	expect(readNote(JSON.stringify({ ...note, more: 1 }))).toEqual(note);
	for (const text of ["", "null", "[]", "{}", "Hello", JSON.stringify({ ...note, path: 1 })])
		expect(readNote(text), text).toBeNull();
});

test("a note opens only pages of this site", () => {
	expect(pageOf("/groups/1?at=2", HUB)).toBe(`${HUB}/groups/1?at=2`);
	for (const path of ["https://other.example/", "//other.example/x", "javascript:alert(1)", undefined, 7])
		expect(pageOf(path, HUB), String(path)).toBe(`${HUB}/`);
});

test("the tab that shows the page is found, whatever its query", () => {
	const tabs = [`${HUB}/`, `${HUB}/groups/1?x=1#y`, `${HUB}/groups/1`].map((url) => ({ url }));
	expect(tabWith(tabs, `${HUB}/groups/1`)).toBe(tabs[1]);
	expect(tabWith(tabs, `${HUB}/groups/2`)).toBeUndefined();
});
