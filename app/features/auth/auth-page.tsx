import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { pageMeta } from "../../lib/meta.ts";
import { safeReturnPath } from "../../lib/return-path.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import type { Route } from "./+types/auth-page";
import { AuthFrame } from "./auth-frame.tsx";
import { CheckYourEmail } from "./check-your-email.tsx";
import { signInPath } from "./rules.ts";
import { SignInForm } from "./sign-in/sign-in-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: "Sign in",
		description: "Take your place as the twelfth man: no password, just a link or a code by email.",
		path: "/auth",
	});

export default function AuthPage() {
	const [search] = useSearchParams();
	const { status } = useAuth();
	const navigate = useNavigate();
	const next = safeReturnPath(search.get("next"));
	// without JavaScript the form returns to this page with ?sent; the URL never contains the address
	const [shown, setShown] = useState<{ sentTo: string | null; accounts_first?: boolean; problem: string | null }>({
		sentTo: search.has("sent") ? "" : null,
		accounts_first: search.get("sent") === "busy",
		// belongs to the returned form, not to a form shown later
		problem: search.get("problem"),
	});

	const heading = useRef<HTMLHeadingElement>(null);
	const arrived = useRef(shown);
	// the pressed button disappears with its form, so the focus moves to the new content
	useEffect(() => {
		if (arrived.current !== shown) heading.current?.focus();
		arrived.current = shown;
	}, [shown]);

	// a fan who signs in here may go to /welcome first; one who was already signed in does not
	const onward = useRef<string>(null);
	useEffect(() => {
		if (status === "signed-in") navigate(onward.current ?? next, { replace: true });
	}, [status, next, navigate]);

	return (
		<AuthFrame>
			{shown.sentTo === null ? (
				<SignInForm
					heading={heading}
					next={next}
					problem={shown.problem}
					onSent={(sentTo, accounts_first) => setShown({ sentTo, accounts_first, problem: null })}
				/>
			) : (
				<CheckYourEmail
					heading={heading}
					email={shown.sentTo}
					accounts_first={shown.accounts_first ?? false}
					next={next}
					problem={shown.problem}
					onSignedIn={(after) => {
						onward.current = after;
					}}
					onDifferent={() => {
						setShown({ sentTo: null, problem: null });
						navigate(signInPath("/auth", next), { replace: true });
					}}
				/>
			)}
		</AuthFrame>
	);
}
