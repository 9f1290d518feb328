import { data } from "react-router";
import { Island } from "../../islands/island.tsx";
import { pageMeta } from "../../lib/meta.ts";
import { displayName } from "../../lib/session/me.ts";
import { pageContext } from "../../page-context.ts";
import { PageHead } from "../../ui/heads.tsx";
import { EmptyState } from "../../ui/state.tsx";
import FollowButton from "../arena/following/follow-button.island.tsx";
import { countFollowers } from "../arena/following/follows.server.ts";
import type { Route } from "./+types/fan-page";
import { FanShirt } from "./fan-shirt.tsx";
import { readPublicProfile } from "./profile.server.ts";
import { ProfileFacts } from "./profile-facts.tsx";
import { profileTexts } from "./rules.ts";
import "./profile.css";
import "../../ui/styles/cards.css";

// not cached, so that a profile turned private disappears at once
export async function loader({ context, params }: Route.LoaderArgs) {
	const { db } = context.get(pageContext);
	const profile = await readPublicProfile(db, params.id);
	if (!profile) return data(null, { status: 404 });
	return data({ ...profile, followers: await countFollowers(db, profile.id) });
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: loaderData ? displayName(loaderData) : "Fan not found",
		description: "A cricket fan's team, points and achievements.",
		path: `/fans/${params.id}`,
		index: false,
	});
}

export default function FanPage({ loaderData: profile }: Route.ComponentProps) {
	if (!profile)
		return (
			<div className="wrap" data-end="">
				<PageHead title="Fan not found" />
				<EmptyState whole title="Nobody at the crease" text={profileTexts.notFound}>
					<a className="btn" href="/community">
						Go to the community
					</a>
				</EmptyState>
			</div>
		);
	const name = displayName(profile);
	return (
		<div className="wrap" data-end="">
			<PageHead title={name} />
			<section
				className="card stack profile-card"
				data-team={profile.team?.team_code.toLowerCase()}
				aria-label="Profile"
			>
				<FanShirt profile={profile} />
				<ProfileFacts profile={profile} />
				<Island of={FollowButton} wake="now" props={{ fan_id: profile.id, name, followers: profile.followers }} />
			</section>
		</div>
	);
}
