import type { ReactNode } from "react";
import { Ball } from "../../ui/figures/ball.tsx";
import { NextLinks } from "../../ui/next-links.tsx";
import "../../ui/styles/auth.css";

const LEAD = "No password. We email you a link, you open it, and you're in.";

type AuthFrameProps = { title?: string; lead?: string; children: ReactNode };

/** The layout of the sign-in pages: a picture, and the form. */
export function AuthFrame({ title = "Your seat is kept.", lead = LEAD, children }: AuthFrameProps) {
	return (
		<div className="auth">
			<div className="auth-side on-board">
				<Ball className="auth-art" />
				<p className="display">{title}</p>
				<p className="lead">{lead}</p>
			</div>
			<div className="auth-main">
				{children}
				<NextLinks />
			</div>
		</div>
	);
}
