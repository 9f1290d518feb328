import { Megaphone, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useSignInPath } from "../../lib/hooks/use-here.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { arenaTexts } from "./rules.ts";
import "./arena.css";

/** The key in local storage of the closed banner. */
const STORAGE_KEY = "arenaBannerClosed";

/** ARENA-1: invites visitors to join and fans to bring friends, until it is closed. */
export function RecruitmentBanner() {
	const { status } = useAuth();
	const signInPath = useSignInPath();
	const [closed, setClosed] = useState(false);
	useEffect(() => {
		try {
			setClosed(localStorage.getItem(STORAGE_KEY) === "1");
		} catch {
			// without storage it is shown again
		}
	}, []);

	function close() {
		try {
			localStorage.setItem(STORAGE_KEY, "1");
		} catch {
			// it is closed for this page
		}
		setClosed(true);
		// the button is gone, so the focus moves to the top of the page
		document.getElementById("main")?.focus({ preventScroll: true });
	}

	if (closed) return null;
	return (
		<aside className="recruit" aria-label="Recruitment">
			<div className="wrap recruit-bar">
				<Megaphone className="icon" />
				{status === "signed-in" ? (
					<p>
						{arenaTexts.recruitFan} <a href="#share">Make your link</a>
					</p>
				) : (
					// keeps its space empty until the session is known
					<p data-unknown={status === "loading" ? "" : undefined}>
						{arenaTexts.recruit} <a href={signInPath}>Get Started</a>
					</p>
				)}
				<button
					type="button"
					className="btn needs-script"
					data-variant="quiet"
					data-size="icon"
					aria-label="Close this banner"
					onClick={close}
				>
					<X className="icon" />
				</button>
			</div>
		</aside>
	);
}
