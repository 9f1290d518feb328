import { Island } from "../../islands/island.tsx";
import { pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { PageHead } from "../../ui/heads.tsx";
import type { Route } from "./+types/profile-page";
import Profile from "./profile.island.tsx";
import { profileTexts } from "./rules.ts";

export function loader({ context }: Route.LoaderArgs) {
	context.get(pageContext).page.keep("site");
	return null;
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: profileTexts.title,
		description: "Your name, your team and your points.",
		path: "/profile",
		index: false,
	});
}

/** PROF-1: the same page for everybody. The island loads the fan's profile. */
export default function ProfilePage() {
	return (
		<div className="wrap" data-end="">
			<PageHead title={profileTexts.title} />
			<Island of={Profile} wake="now" props={{}} />
			<noscript>
				<p className="note">Your profile needs JavaScript.</p>
			</noscript>
		</div>
	);
}
