import { StoredPagesScript } from "../islands/page-scripts.tsx";
import { pageMeta } from "../lib/meta.ts";
import { OFFLINE_PATH, offlineTexts } from "../lib/offline/rules.ts";
import { pageContext } from "../page-context.ts";
import { PageHead } from "../ui/heads.tsx";
import { OPAQUE } from "../ui/opaque.ts";
import { EmptyState } from "../ui/state.tsx";
import type { Route } from "./+types/offline-page";
import "../ui/styles/state.css";

export function loader({ context }: Route.LoaderArgs) {
	context.get(pageContext).page.keep("site");
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
 * The service worker opens this page if it can neither fetch the requested page nor has a copy of it. A script fills it
 * with links to the stored pages (live/stored-pages.ts).
 */
export default function OfflinePage() {
	return (
		<div className="wrap" data-end="">
			{import.meta.env.SSR ? <StoredPagesScript /> : null}
			<PageHead title="Read offline" lead="You can still read pages you opened before." />
			<div className="stack gap-4 mb-8" role="status" data-kept="requested" hidden>
				<p>{offlineTexts.notRead} It opens by itself once you're back online.</p>
				<p>
					<a className="btn" href="/">
						Try again
					</a>
				</p>
			</div>
			<p className="skeleton h-40 needs-script" role="status" aria-label="Looking for pages" data-kept="waiting" />
			<div data-kept="none" hidden>
				<EmptyState whole title="Nothing kept yet" text="This browser keeps the last forty pages you opened." />
			</div>
			<ul className="kept-pages" data-kept="list" {...OPAQUE} />
		</div>
	);
}
