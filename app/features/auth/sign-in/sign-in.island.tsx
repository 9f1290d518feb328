import { useEffect, useRef, useState } from "react";
import { useAuth } from "../../../lib/session/auth.tsx";
import { setAddress } from "../../../ui/parts/address.ts";
import { signInPath } from "../rules.ts";
import { CheckYourEmail } from "./check-your-email.tsx";
import { SignInForm } from "./sign-in-form.tsx";

type SignInProps = {
	next: string;
	/** `all`: the mail was sent; `accounts-first`: it was sent only if the address has an account */
	sent: "all" | "accounts-first" | null;
	/** the server's error for a form sent without JavaScript */
	problem: string | null;
};

/** The form for the address, then the one for the code. Sends a signed-in fan to `next`. */
export default function SignIn({ next, sent, problem }: SignInProps) {
	const { status, refresh } = useAuth();
	// `problem` is about the form that the page was loaded with. The URL has no address
	const [shown, setShown] = useState({ sent, email: "", problem });

	const heading = useRef<HTMLHeadingElement>(null);
	const arrived = useRef(shown);
	// the pressed button disappears with its form, so the focus moves to the new content
	useEffect(() => {
		if (arrived.current !== shown) heading.current?.focus();
		arrived.current = shown;
	}, [shown]);

	function show(sent: SignInProps["sent"], email = "") {
		setShown({ sent, email, problem: null });
		// a fan who reads the terms or reloads finds the same form again
		const path = signInPath("/auth", next, sent ? { sent: sent === "all" ? "1" : "busy" } : {});
		setAddress(path, history.state, "replace");
	}

	// a fan who signs in here may go to /welcome first; one who was already signed in does not
	const leaving = useRef(false);
	useEffect(() => {
		if (status === "signed-in" && !leaving.current) location.replace(next);
	}, [status, next]);

	async function leave(after: string) {
		leaving.current = true;
		await refresh();
		location.replace(after);
	}

	if (shown.sent === null)
		return (
			<SignInForm
				heading={heading}
				next={next}
				problem={shown.problem}
				onSent={(email, accounts_first) => show(accounts_first ? "accounts-first" : "all", email)}
			/>
		);
	return (
		<CheckYourEmail
			heading={heading}
			email={shown.email}
			accounts_first={shown.sent === "accounts-first"}
			next={next}
			problem={shown.problem}
			onSignedIn={leave}
			onDifferent={() => show(null)}
		/>
	);
}
