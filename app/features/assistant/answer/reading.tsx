import { Check, ChevronDown, X } from "lucide-react";
import type { Card, Chip } from "../card/card-schema.ts";
import { AskLink } from "./ask-link.tsx";
import "../assistant.css";

type ReadingProps = { id: string; chips: Card["chips"]; nth: number; of: number };

/** The parts of a question as chips, with links that change or remove a part, so that it works without scripts. */
export function Reading({ id, chips, nth, of }: ReadingProps) {
	return (
		<div className="reading">
			<p className="reading-lead">
				{of > 1 ? `${nth + 1} of ${of}. ` : ""}
				How I read it. Tap a part to change it.
			</p>
			<ul className="rchips" aria-label={of > 1 ? `Question ${nth + 1}` : undefined}>
				{chips.map((chip) => (
					<li key={chip.field} className="rchip" data-carried={chip.carried ? "" : undefined}>
						<ReadingChip group={`reading-${id}`} chip={chip} />
					</li>
				))}
			</ul>
		</div>
	);
}

function ReadingChip({ group, chip }: { group: string; chip: Chip }) {
	const { label, text, carried, choices, without } = chip;
	const what = (
		<>
			<small>{carried ? `${label}, from before` : label}</small>
			<b>{text}</b>
		</>
	);
	return (
		<>
			{choices.length > 1 ? (
				<details name={group}>
					<summary>
						{what}
						<ChevronDown className="icon" />
					</summary>
					<ul className="rpop" aria-label={label}>
						{choices.map((choice) => (
							<li key={choice.to}>
								<AskLink to={choice.to} aria-current={choice.chosen || undefined}>
									{choice.text}
									{choice.chosen ? <Check className="icon" /> : null}
								</AskLink>
							</li>
						))}
					</ul>
				</details>
			) : (
				<span className="rchip-plain">{what}</span>
			)}
			{without ? (
				<AskLink className="rchip-off" to={without} aria-label={`Without ${label}: ${text}`}>
					<X className="icon" />
				</AskLink>
			) : null}
		</>
	);
}
