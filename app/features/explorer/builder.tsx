import { ChevronDown, CircleAlert, Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { Island } from "../../islands/island.tsx";
import { EXPLORER } from "../statistics/explorer-path.ts";
import CopyLink from "./answer/copy-link.island.tsx";
import type { Builder, Choice, Token } from "./builder.ts";
import type { Line, Refusal } from "./read.ts";
import type { Sheet } from "./sheets.ts";
import "./explorer.css";
import "../../ui/styles/choices/chips.css";
import "../../ui/styles/choices/forms.css";

export const PRESETS = [
	["Economy at the death", "rows=bowling&measure=economy,balls&phase=death&by=player&having.balls=300.."],
	["Sixes in the powerplay", "rows=batting&measure=sixes,balls&phase=powerplay&by=player"],
	["Wins at home", "rows=sides&measure=won,matches&home=true&by=team"],
	["Totals since 2022", "rows=innings&measure=highest&season=2022..&list=true"],
] as const;

type BuilderProps = { builder: Builder; sheets: Sheet[]; refusals: Refusal[] };

/** The question's parts, to remove or add to. All are links and plain forms. */
export function ExplorerBuilder({ builder, sheets, refusals }: BuilderProps) {
	const { rows, measures, conditions, by, thresholds, show, order } = builder;
	const has = (id: string) => sheets.some((sheet) => sheet.id === id);
	const lineOf = (line: Line) => ({ line, refusals: refusals.filter((refusal) => refusal.line === line) });
	const tokens = (list: Token[]) =>
		list.map((token, place) => (
			<TokenLinks
				key={token.field}
				token={token}
				first={place === 0 && list === measures.tokens}
				refused={refusals.some(({ field }) => field === token.field)}
			/>
		));
	return (
		<section className="xq" aria-label="The question" data-part="builder">
			<nav className="xq-line" aria-label="Questions to begin with">
				<div className="xq-set">
					{PRESETS.map(([text, search]) => (
						<a key={text} className="chip" href={`${EXPLORER}?${search}`} data-in-place="">
							{text}
						</a>
					))}
				</div>
			</nav>
			<BuilderLine label="Rows" {...lineOf("rows")}>
				<ChoiceMenu
					id="choose-rows"
					button={rows.text}
					choices={rows.choices}
					icon={<ChevronDown className="icon" />}
				/>
			</BuilderLine>
			<BuilderLine label="Measures" note="the first decides the order" {...lineOf("measures")}>
				{tokens(measures.tokens)}
				<AddMenu id="add-measure" name="Measure" choices={measures.choices} />
			</BuilderLine>
			<BuilderLine label="Conditions" {...lineOf("conditions")}>
				{tokens(conditions)}
				{has("conditions") ? <AddSheet id="conditions" name="Condition" /> : null}
			</BuilderLine>
			<BuilderLine label="Group by" {...lineOf("by")}>
				{tokens(by.tokens)}
				<AddMenu id="add-group" name="Group" choices={by.choices} />
			</BuilderLine>
			<BuilderLine label="Threshold" {...lineOf("thresholds")}>
				{tokens(thresholds)}
				{has("thresholds") ? <AddSheet id="thresholds" name="Threshold" /> : null}
			</BuilderLine>
			<BuilderLine label="Show" {...lineOf("show")}>
				<ChoiceMenu
					id="choose-show"
					button={show.find(({ chosen }) => chosen)?.text ?? ""}
					choices={show}
					icon={<ChevronDown className="icon" />}
				/>
				<ChoiceMenu
					id="choose-order"
					button={order.find(({ chosen }) => chosen)?.text ?? ""}
					choices={order}
					icon={<ChevronDown className="icon" />}
				/>
			</BuilderLine>
			<div className="xq-line xbar">
				<a className="btn" data-variant="quiet" href="/statistics/explore">
					Start over
				</a>
				<Island of={CopyLink} wake="near" props={{}} />
			</div>
		</section>
	);
}

type LineProps = { label: string; note?: string; line: Line; refusals: Refusal[]; children: ReactNode };

function BuilderLine({ label, note, line, refusals, children }: LineProps) {
	return (
		<fieldset className="xq-line" aria-labelledby={`line-${line}`}>
			<p className="xq-label">
				<span id={`line-${line}`}>{label}</span>
				{note ? <span className="note">{note}</span> : null}
			</p>
			<div className="xq-set">{children}</div>
			{refusals.map(({ field, message, candidates }) => (
				<div key={field} className="stack gap-2">
					<p className="field-error" role="alert" id={`refused-${field}`}>
						<CircleAlert className="icon" /> {message}
					</p>
					{candidates.length > 0 ? (
						<div className="xq-set">
							{candidates.map(({ text, to }) => (
								<a key={to} className="chip" href={to}>
									{text}
								</a>
							))}
						</div>
					) : null}
				</div>
			))}
		</fieldset>
	);
}

type TokenProps = { token: Token; first: boolean; refused: boolean };

function TokenLinks({ token: { field, text, without, first: toFirst }, first, refused }: TokenProps) {
	return (
		<span className="xtok" data-first={first ? "" : undefined} data-invalid={refused ? "" : undefined}>
			{toFirst ? (
				<a href={toFirst} rel="nofollow" data-in-place="" aria-label={`Rank by ${text}`}>
					{text}
				</a>
			) : (
				<span aria-describedby={refused ? `refused-${field}` : undefined}>{text}</span>
			)}
			{without ? (
				<a className="xtok-off" href={without} rel="nofollow" data-in-place="" aria-label={`Remove: ${text}`}>
					<X className="icon" />
				</a>
			) : null}
		</span>
	);
}

type ChoiceMenuProps = { id: string; button: string; choices: Choice[]; icon: ReactNode; add?: boolean };

/** A list of choices in a native popover. */
function ChoiceMenu({ id, button, choices, icon, add }: ChoiceMenuProps) {
	if (choices.length === 0) return null;
	return (
		<>
			<button type="button" className="xtok" data-one="" data-add={add ? "" : undefined} popoverTarget={id}>
				{add ? icon : null}
				{button}
				{add ? null : icon}
			</button>
			<div id={id} className="xmenu" popover="auto">
				<ul>
					{choices.map(({ name, text, note, to, chosen }) => (
						<li key={name}>
							<a
								className="xmenu-item"
								href={to}
								rel="nofollow"
								data-in-place=""
								aria-current={chosen ? "true" : undefined}
							>
								<strong>{text}</strong>
								{note ? <span className="note">{note}</span> : null}
							</a>
						</li>
					))}
				</ul>
			</div>
		</>
	);
}

const AddMenu = ({ id, name, choices }: { id: string; name: string; choices: Choice[] }) => (
	<ChoiceMenu id={id} button={name} choices={choices} icon={<Plus className="icon" />} add />
);

const AddSheet = ({ id, name }: { id: string; name: string }) => (
	<button type="button" className="xtok" data-add="" popoverTarget={`sheet-${id}`}>
		<Plus className="icon" /> {name}
	</button>
);
