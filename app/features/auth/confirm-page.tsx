import { Island } from "../../islands/island.tsx";
import { pageMeta, siteOf } from "../../lib/meta.ts";
import { safeReturnPath } from "../../lib/return-path.ts";
import type { Route } from "./+types/confirm-page";
import { AuthFrame } from "./auth-frame.tsx";
import Confirm from "./confirm.island.tsx";

export function loader({ request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	return {
		token: searchParams.get("token") ?? "",
		next: safeReturnPath(searchParams.get("next")),
		problem: searchParams.get("problem"),
	};
}

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: "Confirm your sign-in",
		description: "The page that a sign-in link opens: one click, and you're in.",
		path: "/auth/confirm",
		index: false,
	});

/** The page of a mailed link. Opening it changes nothing; the click signs in. */
export default function ConfirmPage({ matches, loaderData }: Route.ComponentProps) {
	return (
		<AuthFrame>
			<Island of={Confirm} wake="now" props={{ ...loaderData, site_name: siteOf(matches).site_name }} />
		</AuthFrame>
	);
}
