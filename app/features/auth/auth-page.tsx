import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useAuth } from "../../lib/auth.tsx";
import { pageMeta } from "../../lib/meta.ts";
import type { Route } from "./+types/auth-page";
import { AuthFrame } from "./auth-frame.tsx";
import { CheckYourEmail } from "./check-your-email.tsx";
import { safeReturnPath } from "./rules.ts";
import { SignInForm } from "./sign-in-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: "Sign in",
		description: "Take your place as the twelfth man: no password, one mailed link or code, and you are in.",
		path: "/auth",
	});

export default function AuthPage() {
	const [search] = useSearchParams();
	const { status } = useAuth();
	const navigate = useNavigate();
	const next = safeReturnPath(search.get("next"));
	// without JavaScript the form comes back to this page with ?sent; nobody's address stands in the URL
	const [sentTo, setSentTo] = useState<string | null>(search.has("sent") ? "" : null);

	useEffect(() => {
		if (status === "signed-in") navigate(next, { replace: true });
	}, [status, next, navigate]);

	return (
		<AuthFrame>
			{sentTo === null ? (
				<SignInForm next={next} problem={search.get("problem")} onSent={setSentTo} />
			) : (
				<CheckYourEmail
					email={sentTo}
					next={next}
					problem={search.get("problem")}
					onDifferent={() => {
						setSentTo(null);
						navigate("/auth", { replace: true });
					}}
				/>
			)}
		</AuthFrame>
	);
}
