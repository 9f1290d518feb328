import { lazy, Suspense } from "react";
import { createRequestHandler, Outlet, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test, vi } from "vitest";
import * as entry from "./entry.server.tsx";
import { type PageContext, pageContext } from "./page-context.ts";

/** A build of one page that contains the given part. */
function buildOf(Part: () => React.ReactNode): ServerBuild {
	const page = () => (
		<html lang="en">
			<body>
				<Suspense fallback="not there yet">
					<Part />
				</Suspense>
				<Outlet />
			</body>
		</html>
	);
	const route = {
		id: "root",
		path: "",
		hasLoader: true,
		hasAction: false,
		hasErrorBoundary: false,
		module: "/root.js",
	};
	return {
		entry: { module: entry },
		routes: { root: { ...route, parentId: undefined, module: { default: page, loader: () => ({ runs: "973 रन" }) } } },
		assets: { entry: { imports: [], module: "/entry.js" }, routes: { root: route }, url: "/manifest.js", version: "1" },
		assetsBuildDirectory: "",
		future: {},
		ssr: true,
		isSpaMode: false,
		prerender: [],
		publicPath: "/",
		routeDiscovery: { mode: "initial" },
		allowedActionOrigins: [],
	} as unknown as ServerBuild;
}

async function ask(Part: () => React.ReactNode) {
	const failed = vi.fn();
	const context = new RouterContextProvider();
	context.set(pageContext, { page: { nonce: "n", failed } } as unknown as PageContext);
	const handle = createRequestHandler(buildOf(Part), "production");
	const answer = await handle(new Request("https://site.test/"), context);
	return { html: await answer.text(), status: answer.status, headers: answer.headers, failed };
}

test("a page comes as one string, without its loader's data", async () => {
	const { html, status, headers, failed } = await ask(() => <p>Virat Kohli</p>);
	expect(html).toMatch(/^<!DOCTYPE html><html lang="en">.*<p>Virat Kohli<\/p>.*<\/body><\/html>$/);
	expect(html).not.toMatch(/<script|973 रन/);
	expect([status, headers.get("content-type"), failed.mock.calls]).toEqual([200, "text/html; charset=utf-8", []]);
});

test("the server never sends a page with a missing part, and logs the failure", async () => {
	const Late = lazy(async () => ({ default: () => <p>Chris Gayle</p> }));
	const broken = () => {
		throw new Error("no such part");
	};
	for (const Part of [Late, broken]) {
		const { html, status, failed } = await ask(() => <Part />);
		expect([status, html.includes("<p>")]).toEqual([500, false]);
		expect(failed).toHaveBeenCalled();
	}
});
