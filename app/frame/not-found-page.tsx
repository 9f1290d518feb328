import { data } from "react-router";
import { pageMeta } from "../lib/meta.ts";
import type { Route } from "./+types/not-found-page";
import { NotFound } from "./not-found.tsx";

/** Every address without a page. */
export function loader() {
	return data(null, { status: 404 });
}

export function meta({ matches, location }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "Page not found",
		description: "There is no page at this address.",
		path: location.pathname,
		index: false,
	});
}

export default function NotFoundPage() {
	return <NotFound />;
}
