import type { ReactNode } from "react";
import { AsOfNote } from "../../lib/as-of.tsx";
import { breadcrumbList, pageMeta, siteOf } from "../../lib/meta.ts";
import type { Site } from "../../lib/site.ts";
import { pageContext } from "../../page-context.ts";
import { PageHead } from "../../ui/heads.tsx";
import type { Route } from "./+types/data-page";
import { BALL_COLUMNS, LICENCE, PUBLISHED } from "./files/files.ts";
import "./open.css";
import "../../ui/styles/figures/tables.css";
import "../../ui/styles/prose.css";

const PATH = "/data";
const NAME = "Open Data";
const crumbs = [
	{ name: "Home", path: "/" },
	{ name: NAME, path: PATH },
];
const LEAD = "Every ball of the IPL since 2008, for your own program, page or model. No key, no account.";

export function loader({ context }: Route.LoaderArgs) {
	const { record, page } = context.get(pageContext);
	page.keep("record", "site");
	return { as_of: record.as_of };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { site_name, site_url } = siteOf(matches);
	return pageMeta(matches, {
		title: "Open data: every ball of the IPL",
		description: LEAD,
		path: PATH,
		keywords: ["IPL ball by ball data", "IPL API", "IPL CSV", "MCP"],
		structured_data: [
			...(loaderData ? [dataset({ site_name, site_url }, loaderData.as_of.date)] : []),
			breadcrumbList(matches, crumbs),
		],
	});
}

const dataset = ({ site_name, site_url }: Pick<Site, "site_name" | "site_url">, date: string) => ({
	"@type": "Dataset" as const,
	name: `${site_name}: every ball of the Indian Premier League`,
	description: `${LEAD} Derived from Cricsheet.`,
	url: site_url + PATH,
	license: LICENCE.url,
	isBasedOn: "https://cricsheet.org",
	dateModified: date,
	temporalCoverage: `2008-04-18/${date}`,
	distribution: PUBLISHED.map(({ name, type }) => ({
		"@type": "DataDownload" as const,
		name,
		contentUrl: `${site_url}${PATH}/${name}`,
		encodingFormat: type.split(";")[0] ?? type,
	})),
});

const QUESTION = '{"rows":"batting","measures":["runs"],"where":{"season":2016},"by":["player"],"limit":3}';

const ADDRESSES: [string, string][] = [
	["/api/matches?season=2016&team=rcb", "Matches, newest first; by season, side, ground, stage"],
	["/api/matches/981019", "A scorecard"],
	["/api/seasons", "Every season with its final and its caps"],
	["/api/seasons/2016", "Table, playoffs and totals of a season"],
	["/api/teams", "Every side with its names and titles"],
	["/api/teams/rcb", "A side's line of every season's table"],
	["/api/people?q=kohli", "People by name, with their ids"],
	["/api/people/ba607b88", "A career, season by season"],
];

const TOOLS: [string, string][] = [
	["ask_in_words", "A question in plain words"],
	["ask_record", "A question as JSON"],
	["scorecard", "A match by its number, or by season, sides, stage and date"],
	["person", "A player by name, with career and seasons"],
	["check_claim", "Whether a statement holds, with the true figure"],
];

export default function DataPage({ loaderData: { as_of }, matches }: Route.ComponentProps) {
	const { site_url } = siteOf(matches);
	return (
		<div className="wrap" data-end="">
			<PageHead title={NAME} lead={LEAD} size="read" />
			<div className="prose legal open-data">
				<AsOfNote {...as_of} />
				<h2>Download the record</h2>
				<Downloads />

				<h2>Ask a question</h2>
				<p>
					One address answers any question: what is counted (<code>rows</code>), which figures (<code>measures</code>),
					where, grouped by what. Players, teams and grounds go by their names. The answer holds the figures, how the
					question was read, what each figure counts, and the page that shows it. An error lists everything that is
					wrong, and what is possible instead. It comes as CSV when you ask for <code>text/csv</code>.
				</p>
				<Code label="A question by curl">{`curl ${site_url}/api/record \\
  -H 'content-type: application/json' \\
  -d '${QUESTION}'`}</Code>
				<p>
					You need not write it by hand: the <a href="/statistics/explore">explorer</a> builds questions, and each of
					its addresses is one. <a href="/api/record/schema">The schema</a> lists every measure and condition,{" "}
					<a href="/api/docs">the API's own page</a> every address.
				</p>

				<h2>Read matches, seasons, teams and people</h2>
				<Listing label="Addresses of JSON" head={["Address", "What it holds"]}>
					{ADDRESSES.map(([address, content]) => (
						<tr key={address}>
							<th scope="row">
								<a href={address}>{address}</a>
							</th>
							<td>{content}</td>
						</tr>
					))}
				</Listing>
				<p>
					Pages of any site may read all of these. Each answer has an <code>ETag</code> that stays the same until the
					next match is counted, so ask with <code>If-None-Match</code>. You may send 120 requests a minute.
				</p>

				<h2>Give it to a language model</h2>
				<p>
					The site speaks the Model Context Protocol over streamable HTTP. Add this address as a server where your
					assistant lets you; it needs no key.
				</p>
				<Code label="Address for language models">{`${site_url}/mcp`}</Code>
				<Listing label="Tools" head={["Tool", "What it answers"]}>
					{TOOLS.map(([tool, answers]) => (
						<tr key={tool}>
							<th scope="row">
								<code>{tool}</code>
							</th>
							<td>{answers}</td>
						</tr>
					))}
				</Listing>
				<p>
					Every answer says how it read the question, what it counts, up to which match, and where this site shows it.
				</p>

				<h2>Put a card on your page</h2>
				<p>
					Put <code>/embed</code> before the address of a player, a match, a season or an answer of the explorer. The
					card has no scripts and follows the reader's day or night. Programs that know oEmbed find it by the page's own
					address.
				</p>
				<Code label="A card in a page">{`<iframe src="${site_url}/embed/seasons/2016"
  width="480" height="600" title="IPL 2016" loading="lazy"></iframe>`}</Code>
				<p>
					<a href="/embed/seasons/2016">See that card</a>
				</p>

				<h2>Licence</h2>
				<p>
					The balls come from <a href="https://cricsheet.org">Cricsheet</a> and are treated here as available under the{" "}
					<a href={LICENCE.url}>{`${LICENCE.name} (${LICENCE.short_name})`}</a>. You may use, change and share the data;
					name Cricsheet as its source where you show it, and keep the notice when you pass it on. Matches abandoned
					without a ball are not in it. This site is not affiliated with the league or any team.
				</p>
			</div>
		</div>
	);
}

function Downloads() {
	return (
		<>
			<Listing label="Files" head={["File", "What it holds", "Size"]}>
				{PUBLISHED.map(({ name, content, size }) => (
					<tr key={name}>
						<th scope="row">
							<a href={`/data/${name}`} download>
								{name}
							</a>
						</th>
						<td>{content}</td>
						<td>{size}</td>
					</tr>
				))}
			</Listing>
			<details>
				<summary>The columns of balls.csv</summary>
				<Listing label="Columns of the balls" head={["Column", "What it holds"]}>
					{BALL_COLUMNS.map(([name, content]) => (
						<tr key={name}>
							<th scope="row">
								<code>{name}</code>
							</th>
							<td>{content}</td>
						</tr>
					))}
				</Listing>
			</details>
		</>
	);
}

/** A table within text. The children are its rows. */
function Listing({ label, head, children }: { label: string; head: string[]; children: ReactNode }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
		<section className="table-scroll" tabIndex={0} aria-label={label}>
			<table className="table table-wrap">
				<thead>
					<tr>
						{head.map((text) => (
							<th key={text} scope="col">
								{text}
							</th>
						))}
					</tr>
				</thead>
				<tbody>{children}</tbody>
			</table>
		</section>
	);
}

/** Text to copy into a program. */
function Code({ label, children }: { label: string; children: string }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls sideways must be reachable by keyboard
		<section className="code" tabIndex={0} aria-label={label}>
			<pre>
				<code>{children}</code>
			</pre>
		</section>
	);
}
