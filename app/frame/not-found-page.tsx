import { data } from "react-router";
import { pageMeta } from "../lib/meta.ts";
import type { Route } from "./+types/not-found-page";
import { opensSoon } from "./navigation.ts";
import { NotFound } from "./not-found.tsx";
import { OpeningSoon } from "./opening-soon.tsx";

/** Every address without a page: unknown ones, and those that the navigation promises for later. */
export function loader({ request }: Route.LoaderArgs) {
	return data({ place: opensSoon(new URL(request.url).pathname) ?? null }, { status: 404 });
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
	const place = loaderData?.place;
	return pageMeta(matches, {
		title: place ? `${place.name}: not open yet` : "Page not found",
		description: place ? "This part of the ground is still being built." : "There is no page at this address.",
		path: location.pathname,
		index: false,
	});
}

export default function NotFoundPage({ loaderData: { place } }: Route.ComponentProps) {
	return place ? <OpeningSoon name={place.name} /> : <NotFound />;
}
