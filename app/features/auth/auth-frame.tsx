import type { ReactNode } from "react";
import { Ball } from "../../ui/ball.tsx";

/** The two halves of the sign-in pages: the ground, and the form on it. */
export function AuthFrame({ children }: { children: ReactNode }) {
	return (
		<div className="auth">
			<div className="auth-side on-board">
				<Ball className="auth-art" />
				<p className="display">Your seat is kept.</p>
				<p className="lead">No password. We mail you a link, you open it, you are in.</p>
			</div>
			<div className="auth-main">{children}</div>
		</div>
	);
}
