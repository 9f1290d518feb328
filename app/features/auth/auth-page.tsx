import { Island } from "../../islands/island.tsx";
import { pageMeta } from "../../lib/meta.ts";
import { safeReturnPath } from "../../lib/return-path.ts";
import type { Route } from "./+types/auth-page";
import { AuthFrame } from "./auth-frame.tsx";
import SignIn from "./sign-in/sign-in.island.tsx";

export function loader({ request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const sent = searchParams.get("sent");
	return {
		next: safeReturnPath(searchParams.get("next")),
		sent: sent === "busy" ? ("accounts-first" as const) : sent === null ? null : ("all" as const),
		problem: searchParams.get("problem"),
	};
}

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: "Sign in",
		description: "Take your place as the twelfth man: no password, just a link or a code by email.",
		path: "/auth",
	});

export default function AuthPage({ loaderData }: Route.ComponentProps) {
	return (
		<AuthFrame>
			<Island of={SignIn} wake="now" props={loaderData} />
		</AuthFrame>
	);
}
