import { data } from "react-router";
import { pageMeta } from "../../lib/meta.ts";
import { services } from "../../services.ts";
import { LazyPart } from "../../ui/lazy-part.tsx";
import { NotFound } from "../../ui/ways/not-found.tsx";
import type { Route } from "./+types/unknown-page";
import { adminTexts } from "./rules.ts";

const contentDesk = () => import("./content-desk.tsx");

/**
 * The 404 page. All unknown addresses share one cached rendering (server/pages/pages.ts), so the page must not show the address.
 *
 * The admin desk has no route of its own, because every visitor's browser downloads the list of routes. server/app.ts sets
 * `page.admin` when an admin requests the desk's path; the loader then returns the desk instead of the 404.
 */
export function loader({ context }: Route.LoaderArgs) {
	const { page } = context.get(services);
	if (page.admin) return { title: adminTexts.title };
	page.keep("site");
	return data(null, { status: 404 });
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
	return loaderData
		? pageMeta(matches, { title: loaderData.title, description: "For admins.", path: location.pathname, index: false })
		: pageMeta(matches, {
				title: "Page not found",
				description: "We couldn't find that page.",
				path: "/",
				index: false,
			});
}

export default function UnknownPage({ loaderData }: Route.ComponentProps) {
	if (!loaderData) return <NotFound />;
	const waiting = <p className="wrap skeleton h-40" role="status" aria-label="Loading the desk" />;
	return <LazyPart load={contentDesk} props={{}} waiting={waiting} />;
}
