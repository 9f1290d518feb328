import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { named, nameOf } from "../../scripts/build/islands.ts";
import { useAuth } from "../lib/session/auth.tsx";
import { Island, IslandRenderer } from "./island.tsx";
import { createIslandRenderer } from "./render.server.tsx";

type LikeProps = { fact: string; likes: number; tags?: string[] };
function Like({ fact, likes }: LikeProps) {
	return (
		<button type="button">
			{useAuth().status} {fact} {likes}
		</button>
	);
}
const LikeIsland = Object.assign(Like, { island: "features/facts/like" });
const Outer = Object.assign(
	({ fact }: { fact: string }) => <Island of={LikeIsland} wake="now" props={{ fact, likes: 1 }} />,
	{ island: "features/facts/outer" },
);

const onIslandPage = (page: React.ReactNode) =>
	renderToString(<IslandRenderer value={createIslandRenderer("/facts?q=six")}>{page}</IslandRenderer>);

test("a page contains the island's HTML in an element with its name, props and waking", () => {
	const html = onIslandPage(<Island of={LikeIsland} wake="near" props={{ fact: 'a "fact" & <b>', likes: 3 }} />);
	expect(html).toBe(
		'<tm-island name="features/facts/like" wake="near" props="{&quot;fact&quot;:&quot;a \\&quot;fact\\&quot; &amp; &lt;b&gt;&quot;,&quot;likes&quot;:3}" prefix="i0">' +
			'<button type="button">loading<!-- --> <!-- -->a &quot;fact&quot; &amp; &lt;b&gt;<!-- --> <!-- -->3</button></tm-island>',
	);
});

test("an island within an island is a part of the outer one", () => {
	const html = onIslandPage(<Island of={Outer} wake="seen" props={{ fact: "six" }} />);
	expect(html.match(/<tm-island/g)).toHaveLength(1);
	expect(html).toContain("<button");
});

test("two islands of a page have ids of their own", () => {
	const like = <Island of={LikeIsland} wake="now" props={{ fact: "six", likes: 0 }} />;
	const html = onIslandPage([<div key="1">{like}</div>, <div key="2">{like}</div>]);
	expect([...html.matchAll(/prefix="(\w+)"/g)].map(([, prefix]) => prefix)).toEqual(["i0", "i1"]);
});

test("in the browser an island within another is a plain component", () => {
	expect(() => renderToString(<Island of={LikeIsland} wake="now" props={{ fact: "six", likes: 0 }} />)).toThrow(
		"useAuth must be used within an AuthProvider",
	);
	const Plain = Object.assign(({ fact }: { fact: string }) => <p>{fact}</p>, { island: "plain" });
	expect(renderToString(<Island of={Plain} wake="now" props={{ fact: "six" }} />)).toBe("<p>six</p>");
});

test("props that JSON cannot carry do not compile", () => {
	const Any = (_: { value: unknown }) => null;
	const OfFunction = (_: { run: () => void }) => null;
	const OfDate = (_: { at: Date }) => null;
	const OfMap = (_: { rows: { of: Map<string, number> }[] }) => null;
	const OfChildren = (_: { children: React.ReactElement }) => null;
	const refused = [
		// @ts-expect-error a function
		<Island key="1" of={OfFunction} wake="now" props={{ run: () => undefined }} />,
		// @ts-expect-error a date
		<Island key="2" of={OfDate} wake="now" props={{ at: new Date(0) }} />,
		// @ts-expect-error a map within
		<Island key="3" of={OfMap} wake="now" props={{ rows: [{ of: new Map() }] }} />,
		// @ts-expect-error elements
		<Island key="4" of={OfChildren} wake="now" props={{ children: <p /> }} />,
		// @ts-expect-error a value of any type
		<Island key="5" of={Any} wake="now" props={{ value: 1 as unknown }} />,
	];
	expect(refused).toHaveLength(5);
});

test("a component that is no island is refused", () => {
	const Plain = ({ fact }: { fact: string }) => <p>{fact}</p>;
	expect(() => onIslandPage(<Island of={Plain} wake="now" props={{ fact: "six" }} />)).toThrow(
		"Plain is not the default export of a *.island.tsx file",
	);
});

test("the build names an island by its file, and refuses one without a named default export", () => {
	const file = "/house/app/features/facts/page/save-button.island.tsx";
	expect(nameOf(file)).toBe("features/facts/page/save-button");
	expect(nameOf("/house/app/features/facts/page/save-button.tsx")).toBeUndefined();
	expect(named("export default function SaveButton() {}", "facts/save")).toMatch(
		/SaveButton\.island = "facts\/save";\n$/,
	);
	expect(() => named("export default () => null", "facts/save")).toThrow("must export a named function as default");
});
