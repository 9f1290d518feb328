import type { Site } from "../lib/site.ts";
import { Demo } from "../ui/badge.tsx";
import { Link } from "../ui/link.tsx";
import { Logo } from "./logo.tsx";
import { footerLinks, legalLinks, type NavigationMenu } from "./navigation.ts";

/** `site` is missing only when its loader failed: the counters are then left out rather than invented. */
export function Footer({ site, siteName }: { site: Site | undefined; siteName: string }) {
	return (
		<footer className="site-footer">
			<div className="rope" />
			<div className="wrap">
				<div className="site-footer-grid">
					<div className="site-footer-about">
						<p className="brand">
							<Logo /> {siteName}
						</p>
						<p>
							The fan hub for people who know the scorecard by heart: checked facts, a quiz a day, and ten armies that
							never stop arguing.
						</p>
						{site ? <Elsewhere site={site} /> : null}
					</div>
					{footerLinks.map((menu) => (
						<FooterLinks key={menu.name} menu={menu} />
					))}
					{site ? <Counters site={site} /> : null}
				</div>
				<div className="site-footer-legal">
					<p>
						{siteName} is unofficial and not affiliated with the league or any team. Match data:{" "}
						<a href="https://cricsheet.org" rel="noopener">
							Cricsheet
						</a>
						.
					</p>
					<p className="cluster">
						{legalLinks.map(({ name, path }) => (
							<Link key={path} to={path}>
								{name}
							</Link>
						))}
					</p>
				</div>
			</div>
		</footer>
	);
}

function FooterLinks({ menu }: { menu: NavigationMenu }) {
	const id = `footer-${menu.name.split(" ")[0]}`;
	return (
		<nav aria-labelledby={id}>
			<h2 id={id}>{menu.name}</h2>
			<ul>
				{menu.links.map(({ name, path }) => (
					<li key={path}>
						<Link to={path}>{name}</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Elsewhere({ site }: { site: Site }) {
	const invitation = encodeURIComponent(`${site.site_name}: IPL facts, checked against the scorecard`);
	const address = encodeURIComponent(site.site_url);
	return (
		<ul className="cluster" aria-label="Social and contact">
			<li>
				<a
					href={`https://x.com/intent/post?text=${invitation}&url=${address}`}
					target="_blank"
					rel="noopener noreferrer"
				>
					Post on X
				</a>
			</li>
			<li>
				<a href={`https://wa.me/?text=${invitation}%20${address}`} target="_blank" rel="noopener noreferrer">
					Share on WhatsApp
				</a>
			</li>
			{site.contact_email ? (
				<li>
					<a href={`mailto:${site.contact_email}`}>Contact</a>
				</li>
			) : null}
		</ul>
	);
}

function Counters({ site: { figures, demo } }: { site: Site }) {
	const counts = [
		["Active users", figures.active_users],
		["Questions answered", figures.questions_answered],
		["Teams supported", figures.teams_supported],
	];
	return (
		<div className="site-footer-counts">
			<h2>In the ground {demo ? <Demo /> : null}</h2>
			<dl>
				{counts.map(([label, count]) => (
					<div key={label} className="count-row">
						<dt>{label}</dt>
						<dd className="score" data-size="sm">
							{count}
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
