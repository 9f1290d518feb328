import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ErrorBoundary as PlayersFailure } from "./directory/players-page.tsx";
import { ErrorBoundary as PlayerFailure } from "./profile/player-page.tsx";
import { playersTexts } from "./rules.ts";

const render = (boundary: unknown, error: unknown) => {
	const Failure = boundary as ComponentType<{ error: unknown }>;
	const Page = createRoutesStub([{ path: "/", Component: () => <Failure error={error} /> }]);
	return renderToStaticMarkup(<Page />);
};

test("PLAYER-3 a browser that cannot reach the site says so, and offers another try", () => {
	const html = render(PlayerFailure, new TypeError("Failed to fetch"));
	expect(html).toContain(playersTexts.playerLoadFailed);
	expect(html).toContain("Try again");
	expect(html).toContain(playersTexts.viewAll);
});

test("PLAYER-2 a directory that does not load says so, and offers another try", () => {
	const html = render(PlayersFailure, new Error("gone"));
	expect(html).toContain("Error");
	expect(html).toContain(playersTexts.loadFailed);
	expect(html).toContain("Try again");
});
