import { Island } from "../../islands/island.tsx";
import { pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { PageHead } from "../../ui/heads.tsx";
import type { Route } from "./+types/new-group-page";
import NewGroupForm from "./new-group-form.island.tsx";

const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "Groups", path: "/groups" },
	{ name: "Create Group", path: "/groups/new" },
];

export function loader({ context }: Route.LoaderArgs) {
	context.get(pageContext).page.keep("site");
	return null;
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "Create Group",
		description: "Start your own room for cricket talk.",
		path: "/groups/new",
		index: false,
	});
}

export default function NewGroupPage() {
	return (
		<div className="wrap" data-end="">
			<PageHead title="Create Group" lead="Your own room, with you as moderator." crumbs={crumbs} />
			<Island of={NewGroupForm} wake="now" props={{}} />
			<noscript>
				<p className="note">Creating a group needs JavaScript.</p>
			</noscript>
		</div>
	);
}
