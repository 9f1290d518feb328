import { renderToString } from "react-dom/server";
import { createRoutesStub, type LinkProps, Link as RouterLink } from "react-router";
import { expect, test } from "vitest";
import { Link } from "./link.tsx";

function serve(Which: typeof Link, props: LinkProps): string {
	const link = () => <Which {...props}>A link</Which>;
	const Stub = createRoutesStub([{ path: "/teams", children: [{ path: ":team", Component: link }] }]);
	return renderToString(<Stub initialEntries={["/teams/csk"]} />);
}
const attributes = (html: string) => [...html.matchAll(/([\w-]+)="([^"]*)"/g)].map(([whole]) => whole).sort();

const addresses = [
	"/",
	"/facts",
	"/players/virat-kohli-rcb",
	"/statistics/runs?season=2016&team=csk#table",
	"/home#quiz",
	// what has to be resolved or encoded
	"",
	".",
	"../mi",
	"mi",
	"#table",
	"?tab=squad",
	"/teams/../facts",
	"/teams//csk",
	"//elsewhere.test/facts",
	"/facts/",
	"/players?q=ms dhoni",
	"/players?q=सचिन",
	"/players?q='a'",
	"https://elsewhere.test/facts",
	"mailto:somebody@elsewhere.test",
];

test.each(addresses)("the server writes a link to '%s' as the router does", (to) => {
	const props = { to, className: "btn", "aria-label": "There", prefetch: "intent", state: { a: 1 } } as const;
	expect(attributes(serve(Link, props))).toEqual(attributes(serve(RouterLink, props)));
});

test("what only the router can say, it says", () => {
	for (const more of [
		{ discover: "none" },
		{ relative: "path" },
		{ reloadDocument: true },
		{ target: "_blank" },
	] as const) {
		const props = { to: "/facts", ...more };
		expect(attributes(serve(Link, props))).toEqual(attributes(serve(RouterLink, props)));
	}
	const props = { to: { pathname: "/facts", search: "?team=csk" } };
	expect(attributes(serve(Link, props))).toEqual(attributes(serve(RouterLink, props)));
});
