import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Menu } from "../ui/menu.tsx";
import { Account } from "./account.tsx";
import { AreaBadge } from "./areas/area-list.tsx";
import { type Area, type AreaGroup, currentArea, headerLinks } from "./areas/areas.ts";
import { InlineScript } from "./inline-script.tsx";
import { paintStoredFan } from "./live/paint-fan.ts";
import { Logo } from "./logo.tsx";

/** Areas with a link in the bar. A menu that also lists one is not marked as current. */
const IN_BAR = headerLinks.flatMap((entry) => ("links" in entry ? [] : [entry.path]));

export function Header({ siteName, search }: { siteName: string; search: ReactNode }) {
	const here = currentArea(useLocation());
	return (
		<header className="site-header">
			<div className="wrap site-header-bar">
				<a className="brand" href="/">
					<Logo /> <span>{siteName}</span>
				</a>
				<nav className="site-nav" aria-label="Main">
					<ul>
						{headerLinks.map((entry) =>
							"links" in entry ? (
								<LinksMenu key={entry.name} menu={entry} here={here} />
							) : (
								<li key={entry.name}>
									<a className="nav-link" href={entry.path} aria-current={entry.path === here ? "page" : undefined}>
										{entry.name}
									</a>
								</li>
							),
						)}
					</ul>
				</nav>
				<div className="site-actions">
					{search}
					<Account />
				</div>
			</div>
			<div className="rope" />
			<InlineScript text={paintStoredFan} />
		</header>
	);
}

function LinksMenu({ menu, here }: { menu: AreaGroup; here: string | undefined }) {
	const button = (
		<>
			{menu.name} <ChevronDown className="icon" />
		</>
	);
	const isHere = menu.links.some(({ path }) => path === here && !IN_BAR.includes(path));
	return (
		<li className="nav-has-menu" data-here={isHere ? "" : undefined}>
			<Menu id={`menu-${menu.name.split(" ")[0]}`} buttonClass="nav-link" button={button}>
				<ul>
					{menu.links.map((area) => (
						<li key={area.path}>
							<AreaItem area={area} isHere={area.path === here} />
						</li>
					))}
				</ul>
			</Menu>
		</li>
	);
}

function AreaItem({ area: { name, path, badge }, isHere }: { area: Area; isHere: boolean }) {
	return (
		<a className="menu-item" href={path} aria-current={isHere ? "page" : undefined}>
			{name}
			{badge ? <AreaBadge badge={badge} /> : null}
		</a>
	);
}
