import type { Site } from "../lib/site.ts";
import { Demo } from "../ui/badge.tsx";
import { ThemeSwitch } from "../ui/theme-switch.tsx";
import { type AreaGroup, footerLinks, legalLinks } from "./areas/areas.ts";
import { Logo } from "./logo.tsx";

/** The footer (SHELL-5). `site` is undefined if the loader of the root failed; the counters are then left out. */
export function Footer({ site, siteName }: { site: Site | undefined; siteName: string }) {
	return (
		<footer className="site-footer">
			<div className="rope" />
			<div className="wrap site-footer-grid">
				<details className="foot-fold">
					<summary>
						<Logo /> {siteName}
					</summary>
					<div className="foot-about">
						<p>
							The fan hub for people who know the scorecard by heart: checked facts, a quiz a day, and ten armies that
							never stop arguing.
						</p>
						{site ? <Counters site={site} /> : null}
						{site ? <Elsewhere site={site} /> : null}
						<ThemeSwitch />
					</div>
				</details>
				<details className="foot-fold">
					<summary>All areas</summary>
					<div className="foot-areas">
						{footerLinks.map((group) => (
							<FooterLinks key={group.name} group={group} />
						))}
					</div>
				</details>
				<p className="foot-legal">
					{legalLinks.map(({ name, path }) => (
						<a key={path} href={path}>
							{name}
						</a>
					))}
				</p>
				<p className="foot-line">
					{siteName} is unofficial and not affiliated with the league or any team. Match data:{" "}
					<a href="https://cricsheet.org" rel="noopener">
						Cricsheet
					</a>
					.
				</p>
			</div>
		</footer>
	);
}

function FooterLinks({ group }: { group: AreaGroup }) {
	const id = `footer-${group.name}`;
	return (
		<nav aria-labelledby={id}>
			<h2 id={id}>{group.name}</h2>
			<ul>
				{group.links.map(({ name, path }) => (
					<li key={path}>
						<a href={path}>{name}</a>
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
			{site.social.map(({ name, url }) => (
				<li key={url}>
					<a href={url} target="_blank" rel="me noopener noreferrer">
						{name}
					</a>
				</li>
			))}
			<li>
				<a href="/contact">Contact</a>
			</li>
		</ul>
	);
}

/** The counters of the site, marked if they are a showcase. */
function Counters({ site: { figures, demo } }: { site: Site }) {
	const counts = [
		["Active users", figures.active_users],
		["Questions answered", figures.questions_answered],
		["Teams supported", figures.teams_supported],
	];
	return (
		<div className="foot-counts">
			<dl>
				{counts.map(([label, count]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd className="score" data-size="sm">
							{count}
						</dd>
					</div>
				))}
			</dl>
			{demo ? <Demo /> : null}
		</div>
	);
}
