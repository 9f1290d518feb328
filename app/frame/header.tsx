import { ChevronDown, Menu as MenuIcon, X } from "lucide-react";
import { NavLink } from "react-router";
import { useAuth } from "../lib/auth.tsx";
import { Badge } from "../ui/badge.tsx";
import { Link } from "../ui/link.tsx";
import { closeMenu, Menu, MenuLink } from "../ui/menu.tsx";
import { Account } from "./account.tsx";
import { Logo } from "./logo.tsx";
import { headerLinks, mainLinks, type NavigationLink, type NavigationMenu } from "./navigation.ts";
import { RouteProgress } from "./route-progress.tsx";

const badgeTones = { New: "new", AI: "info", Stats: undefined } as const;

export function Header({ siteName }: { siteName: string }) {
	return (
		<header className="site-header">
			<RouteProgress />
			<div className="wrap site-header-bar">
				<Link className="brand" to="/">
					<Logo /> {siteName}
				</Link>
				<nav className="site-nav" aria-label="Main">
					<ul>
						{headerLinks.map((entry) =>
							"links" in entry ? (
								<li key={entry.name} className="nav-has-menu">
									<LinksMenu menu={entry} />
								</li>
							) : (
								<li key={entry.name}>
									<NavLink className="nav-link" to={entry.path} end={entry.path === "/"}>
										{entry.name}
									</NavLink>
								</li>
							),
						)}
					</ul>
				</nav>
				<div className="site-actions">
					<Account />
					<SmallScreenMenu />
				</div>
			</div>
			<div className="rope" />
		</header>
	);
}

function LinksMenu({ menu }: { menu: NavigationMenu }) {
	const button = (
		<>
			{menu.name} <ChevronDown className="icon" />
		</>
	);
	return (
		<Menu id={`menu-${menu.name.split(" ")[0]}`} className="menu" buttonClass="nav-link" button={button}>
			<LinkList links={menu.links} />
		</Menu>
	);
}

function SmallScreenMenu() {
	const { status } = useAuth();
	const button = (
		<>
			<MenuIcon className="icon when-closed" />
			<X className="icon when-open" />
		</>
	);
	return (
		<Menu
			id="all-pages"
			className="wrap mobile-menu"
			buttonClass="btn menu-toggle"
			buttonVariant="outline"
			buttonLabel="Menu"
			button={button}
		>
			<nav aria-label="All pages">
				<LinkList links={mainLinks} />
			</nav>
			{status === "signed-in" ? null : (
				<p className="mobile-menu-foot">
					<Link className="btn" data-variant="outline" to="/auth" onClick={closeMenu}>
						Sign In
					</Link>
					<Link className="btn" to="/auth" onClick={closeMenu}>
						Get Started
					</Link>
				</p>
			)}
		</Menu>
	);
}

function LinkList({ links }: { links: NavigationLink[] }) {
	return (
		<ul>
			{links.map(({ name, path, badge }) => (
				<li key={path}>
					<MenuLink to={path}>
						{name}
						{badge ? <Badge tone={badgeTones[badge]}>{badge}</Badge> : null}
					</MenuLink>
				</li>
			))}
		</ul>
	);
}
