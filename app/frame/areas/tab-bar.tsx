import { CircleQuestionMark, House, LayoutGrid, type LucideIcon, MessagesSquare, ScrollText, X } from "lucide-react";
import type { ReactElement } from "react";
import { useLocation } from "react-router";
import { OPAQUE } from "../../ui/opaque.ts";
import { CountSlot } from "../slot.tsx";
import "./more.css";

const TABS: { name: string; path: string; Icon: LucideIcon }[] = [
	{ name: "Home", path: "/", Icon: House },
	{ name: "Matches", path: "/matches", Icon: ScrollText },
	{ name: "Quiz", path: "/quiz", Icon: CircleQuestionMark },
	{ name: "Groups", path: "/groups", Icon: MessagesSquare },
];

const BADGES: Record<string, ReactElement> = {
	// live/fan.ts shows it while a match is live
	"/matches": <span className="count" data-live-now="" hidden {...OPAQUE} />,
	"/quiz": <CountSlot of="quiz" label="quiz open" tone="gold" />,
	"/groups": <CountSlot of="unread" label="unread" />,
};

const isWithin = (path: string, pathname: string) =>
	path === "/" ? pathname === "/" : pathname === path || pathname.startsWith(`${path}/`);

/** The tabs at the bottom on phones. 'More' opens the sheet of all areas, without scripts the page /more. */
export function TabBar() {
	const { pathname } = useLocation();
	const current = TABS.find(({ path }) => isWithin(path, pathname));
	return (
		<nav className="tabbar" aria-label="Areas">
			<ul>
				{TABS.map(({ name, path, Icon }) => (
					<li key={path}>
						<a className="tabbar-item" href={path} aria-current={path === current?.path ? "page" : undefined}>
							<span className="tabbar-ic">
								<Icon className="icon" />
								{BADGES[path]}
							</span>
							<span>{name}</span>
						</a>
					</li>
				))}
				<li>
					<a className="tabbar-item" href="/more" data-opens="more" aria-haspopup="dialog">
						<span className="tabbar-ic">
							<LayoutGrid className="icon" />
						</span>
						<span>
							{/* in a list of links 'More' alone says nothing */}
							More<span className="sr-only"> pages</span>
						</span>
					</a>
				</li>
			</ul>
		</nav>
	);
}

/** The sheet of all areas (SHELL-2). A script fills it from the page /more and opens it (live/more-sheet.ts). */
export function MoreSheet() {
	return (
		<dialog className="more" aria-labelledby="more-title">
			<div className="more-head">
				<h2 id="more-title">Everything here</h2>
				<button type="button" className="btn" data-variant="quiet" data-size="icon" data-act="close" aria-label="Close">
					<X className="icon" />
				</button>
			</div>
			<div className="more-content" {...OPAQUE} />
		</dialog>
	);
}
