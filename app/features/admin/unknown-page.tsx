import { data } from "react-router";
import { pageMeta } from "../../lib/meta.ts";
import { services } from "../../services.ts";
import { LazyPart } from "../../ui/lazy-part.tsx";
import { NotFound } from "../../ui/ways/not-found.tsx";
import type { Route } from "./+types/unknown-page";
import { adminTexts } from "./rules.ts";

const contentDesk = () => import("./content-desk.tsx");

/**
 * The page for every address without a page of its own. All of them share one cached page (server/pages/pages.ts), so it must
 * not show the address. The desk is one of these addresses, because the browser gets all routes of the site: to an admin who
 * asks for it the server gives the desk here (server/app.ts), to everybody else the page for unknown addresses.
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
