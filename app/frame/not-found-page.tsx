import { data } from "react-router";
import { pageMeta } from "../lib/meta.ts";
import { services } from "../services.ts";
import type { Route } from "./+types/not-found-page";
import { NotFound } from "./not-found.tsx";

/**
 * The page for every unknown address. All of them share one cached page (server/pages/pages.ts), so it must not show
 * the address.
 */
export function loader({ context }: Route.LoaderArgs) {
	context.get(services).page.keep("site");
	return data(null, { status: 404 });
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "Page not found",
		description: "We couldn't find that page.",
		path: "/",
		index: false,
	});
}

export default function NotFoundPage() {
	return <NotFound />;
}
