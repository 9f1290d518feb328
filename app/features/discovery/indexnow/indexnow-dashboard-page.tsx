import { pageMeta } from "../../../lib/meta.ts";
import { useAuth } from "../../../lib/session/auth.tsx";
import { services } from "../../../services.ts";
import { PageHead } from "../../../ui/heads.tsx";
import { Link } from "../../../ui/link.tsx";
import { EmptyState } from "../../../ui/state.tsx";
import type { Route } from "./+types/indexnow-dashboard-page";
import { Dashboard } from "./dashboard.tsx";
import { indexNowTexts } from "./rules.ts";

export function loader({ context }: Route.LoaderArgs) {
	context.get(services).page.keep("site");
	return null;
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: indexNowTexts.title,
		description: indexNowTexts.lead,
		path: "/indexnow-dashboard",
		index: false,
	});
}

/** An empty shell. Its data comes from the API, which checks each time that an admin asks. */
export default function IndexNowDashboardPage() {
	const { status, me } = useAuth();
	return (
		<div className="wrap" data-end="">
			<PageHead title={indexNowTexts.title} lead={indexNowTexts.lead} />
			{me?.role === "admin" ? (
				<Dashboard />
			) : status === "loading" ? (
				<p className="skeleton h-40" role="status" aria-label="Loading" />
			) : (
				<EmptyState title="This is for admins" text="Submissions are made by the admins of the site.">
					<Link className="btn" to={me ? "/" : "/auth?next=/indexnow-dashboard"}>
						{me ? "Go Home" : "Sign In"}
					</Link>
				</EmptyState>
			)}
		</div>
	);
}
