import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { pageMeta } from "../lib/meta.ts";
import { OFFLINE_PATH, offlineTexts } from "../lib/offline/rules.ts";
import { listStoredPages, type StoredPage, siteIsReached } from "../lib/offline/storage.ts";
import { ownPath } from "../lib/return-path.ts";
import { services } from "../services.ts";
import { PageHead } from "../ui/heads.tsx";
import { Moment } from "../ui/moment.tsx";
import { EmptyState } from "../ui/state.tsx";
import type { Route } from "./+types/offline-page";

export function loader({ context }: Route.LoaderArgs) {
	context.get(services).page.keep("site");
	return null;
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "Read offline",
		description: "Pages you opened before, for when you're offline.",
		path: OFFLINE_PATH,
		index: false,
	});
}

/**
 * The service worker shows this page without a connection when it has no copy of the requested one: it lists the
 * pages that can be read.
 */
export default function OfflinePage() {
	const [search] = useSearchParams();
	const [pages, setPages] = useState<StoredPage[] | null>(null);
	const [asked, setAsked] = useState<string | null>(null);
	const to = search.get("to");
	useEffect(() => {
		const wanted = ownPath(to);
		setAsked(wanted);
		listStoredPages().then(setPages, () => setPages([]));
		const back = async () => {
			if (wanted && (await siteIsReached())) location.replace(wanted);
		};
		// the connection may have returned before the page listened
		if (navigator.onLine) void back();
		window.addEventListener("online", back);
		return () => window.removeEventListener("online", back);
	}, [to]);
	return (
		<div className="wrap" data-end="">
			<PageHead title="Read offline" lead="You can still read pages you opened before." />
			{asked ? (
				<div className="stack gap-4 mb-8" role="status">
					<p>{offlineTexts.notRead} It opens by itself once you're back online.</p>
					<p>
						<a className="btn" href={asked}>
							Try again
						</a>
					</p>
				</div>
			) : null}
			{pages === null ? (
				<p className="skeleton h-40" role="status" aria-label="Looking for pages" />
			) : pages.length === 0 ? (
				<EmptyState whole title="Nothing kept yet" text="This browser keeps the last forty pages you opened." />
			) : (
				<ul className="kept-pages">
					{pages.map(({ path, title, at }) => (
						<li key={path}>
							<a href={path}>{title || path}</a>{" "}
							<span className="note">
								<Moment at={at} />
							</span>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
