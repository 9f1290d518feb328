import { LogIn } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useAuth } from "../../lib/auth.tsx";
import { pageMeta, siteOf } from "../../lib/meta.ts";
import { Link } from "../../ui/link.tsx";
import type { Route } from "./+types/confirm-page";
import { AuthFrame } from "./auth-frame.tsx";
import { post } from "./post.ts";
import { safeReturnPath, texts } from "./rules.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: "Confirm your sign-in",
		description: "The page that a sign-in link opens: one click, and you are in.",
		path: "/auth/confirm",
		index: false,
	});

/** What a mailed link opens. Opening it changes nothing: the click does. */
export default function ConfirmPage({ matches }: Route.ComponentProps) {
	const [search] = useSearchParams();
	const token = search.get("token") ?? "";
	const next = safeReturnPath(search.get("next"));
	const [error, setError] = useState<string | null>(search.has("problem") || !token ? texts.linkUsed : null);
	const [busy, setBusy] = useState(false);
	const { refresh } = useAuth();
	const navigate = useNavigate();
	const { site_name } = siteOf(matches);

	async function confirm(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		setBusy(true);
		const done = await post<{ next: string }>("/api/auth/confirm", { token, next });
		setBusy(false);
		if (!done.ok) return setError(done.field === "token" ? texts.linkUsed : done.text);
		await refresh();
		navigate(done.answer.next, { replace: true });
	}

	return (
		<AuthFrame>
			{error ? (
				<div className="auth-form" role="alert">
					<h1>That link has been played</h1>
					<div className="seam" />
					<p>{error}</p>
					<Link className="btn" data-size="lg" data-block to="/auth">
						Ask for a new link
					</Link>
				</div>
			) : (
				<form className="auth-form" method="post" action="/api/auth/confirm" onSubmit={confirm}>
					<h1>One tap and you are in</h1>
					<div className="seam" />
					<p>You are signing in to {site_name} in this browser.</p>
					<input type="hidden" name="token" value={token} />
					<input type="hidden" name="next" value={next} />
					<button className="btn" data-size="lg" data-block type="submit" disabled={busy} aria-busy={busy}>
						<LogIn className="icon" /> {busy ? "Signing in..." : "Sign in"}
					</button>
					<p className="note">Did not ask for this? Close the page: nothing has happened.</p>
				</form>
			)}
		</AuthFrame>
	);
}
