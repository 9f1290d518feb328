import { data } from "react-router";
import { pageMeta } from "../lib/meta.ts";
import { services } from "../services.ts";
import type { Route } from "./+types/not-found-page";
import { NotFound } from "./not-found.tsx";

/** Every address without a page. All of them are one page, kept once (server/pages/pages.ts): it may not tell which was asked for. */
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
