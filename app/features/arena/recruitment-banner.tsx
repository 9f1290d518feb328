import { Megaphone, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useSignInPath } from "../../lib/hooks/use-here.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { arenaTexts } from "./rules.ts";
import "./arena.css";

/** In local storage: '1' once the banner is closed. */
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
			// without storage it shows again
		}
	}, []);

	function close() {
		try {
			localStorage.setItem(STORAGE_KEY, "1");
		} catch {
			// without storage it stays closed on this page
		}
		setClosed(true);
		// the focused button disappears with the banner
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
					// empty until the session is known
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
