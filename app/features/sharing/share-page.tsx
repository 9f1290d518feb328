import { data } from "react-router";
import { Island } from "../../islands/island.tsx";
import { pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { PageHead } from "../../ui/heads.tsx";
import { EmptyState } from "../../ui/state.tsx";
import type { Route } from "./+types/share-page";
import Invitation from "./invites/invitation.island.tsx";
import { sharingTexts } from "./rules.ts";
import { findPreview } from "./shares.server.ts";

// Not cached: server/pages/share-links.ts redirects people at the same address, and an invitation may end any time.
export async function loader({ context, params }: Route.LoaderArgs) {
	const { db, record, settings } = context.get(pageContext);
	const preview = await findPreview(record, db, params.code, settings.SITE_NAME);
	if (!preview) throw data(sharingTexts.unknownLink, { status: 404 });
	return preview;
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: loaderData ? (loaderData.name ?? "Join my army") : sharingTexts.unknownLink,
		description: loaderData?.text ?? sharingTexts.unknownLinkText,
		path: `/s/${encodeURIComponent(params.code)}`,
		index: false,
		...(loaderData ? { picture: `shares/${params.code}` } : {}),
	});
}

/** SHARE-1: an invitation, or the preview of a link for messengers and robots. */
export default function SharePage({ loaderData: { name, text, path, invite } }: Route.ComponentProps) {
	if (invite) return <Island of={Invitation} wake="fan" props={{ title: name ?? "", invite }} />;
	return (
		<div className="wrap" data-end="">
			<PageHead title={name ?? "Join my army"} lead={text} />
			<a className="btn" href={path}>
				See it
			</a>
		</div>
	);
}

export function ErrorBoundary() {
	return (
		<div className="wrap" data-end="">
			<PageHead title={sharingTexts.unknownLink} />
			<EmptyState whole title="Not on the scorecard" text={sharingTexts.unknownLinkText}>
				<a className="btn" href="/">
					Go Home
				</a>
			</EmptyState>
		</div>
	);
}
