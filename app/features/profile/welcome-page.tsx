import { Island } from "../../islands/island.tsx";
import { pageMeta } from "../../lib/meta.ts";
import { safeReturnPath } from "../../lib/return-path.ts";
import type { Route } from "./+types/welcome-page";
import { profileTexts } from "./rules.ts";
import Welcome from "./welcome.island.tsx";

export function loader({ request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	return { next: safeReturnPath(searchParams.get("next")), problem: searchParams.get("problem") };
}

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: profileTexts.askName,
		description: profileTexts.nameHint,
		path: "/welcome",
		index: false,
	});

export default function WelcomePage({ loaderData }: Route.ComponentProps) {
	return <Island of={Welcome} wake="now" props={loaderData} />;
}
