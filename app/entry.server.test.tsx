import { lazy, Suspense } from "react";
import { createRequestHandler, Outlet, RouterContextProvider, Scripts, type ServerBuild } from "react-router";
import { expect, test, vi } from "vitest";
import * as entry from "./entry.server.tsx";
import { type Services, services } from "./services.ts";

/** A build of one page with the given part in it. */
function buildOf(Part: () => React.ReactNode): ServerBuild {
	const page = () => (
		<html lang="en">
			<body>
				<Suspense fallback="not there yet">
					<Part />
				</Suspense>
				<Outlet />
				<Scripts />
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
	const written = vi.fn<(html: string) => void>();
	const failed = vi.fn();
	const context = new RouterContextProvider();
	context.set(services, { page: { keep() {}, nonce: "n", failed, written } } as unknown as Services);
	const handle = createRequestHandler(buildOf(Part), "production");
	const { status, headers } = await handle(new Request("https://site.test/"), context);
	return { html: written.mock.lastCall?.[0] ?? "", status, headers, failed };
}

test("a page is handed over whole, with its data for the browser in one script", async () => {
	const { html, status, headers, failed } = await ask(() => <p>Virat Kohli</p>);
	expect(html).toMatch(/^<!DOCTYPE html><html lang="en">.*<body><!--\$--><p>Virat Kohli<\/p><!--\/\$-->/);
	expect(html.match(/streamController\.enqueue\(.*973 रन/g)).toHaveLength(1);
	expect(html.match(/<script nonce="n">window\.__reactRouterContext\.streamController\.close\(\);/g)).toHaveLength(1);
	expect(html).toMatch(/<\/body><\/html>$/);
	expect([status, headers.get("content-type"), failed.mock.calls]).toEqual([200, "text/html; charset=utf-8", []]);
});

test("a part that is not there yet is waited for", async () => {
	const Late = lazy(async () => ({ default: () => <p>Chris Gayle</p> }));
	const late = await ask(() => <Late />);
	expect([late.status, late.failed.mock.calls]).toEqual([200, []]);
	const plain = await ask(() => <p>Chris Gayle</p>);
	// the same as if it had been there
	expect(late.html).toBe(plain.html);
});

test("a part that fails is noted once, and the page's status says so", async () => {
	const { html, status, failed } = await ask(() => {
		throw new Error("no such part");
	});
	expect(html).toContain("not there yet");
	expect(status).toBe(500);
	expect(failed.mock.calls).toEqual([[new Error("no such part")]]);
});
