import { type FormEvent, useState } from "react";
import { newId } from "../../../lib/browser/new-id.ts";
import { formatDate } from "../../../lib/dates.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { useModal } from "../../../ui/dialogs/use-modal.ts";
import { SubmitButton } from "../../../ui/forms/field.tsx";
import { SelectField } from "../select-field.tsx";
import { PACE_IDS, PACES, type Pace, reliveTexts } from "./rules.ts";
import type { ReliveControls } from "./use-relive.ts";
import "./relive.css";
import "../../../ui/styles/dialog.css";

type StartReliveProps = { onStart: ReliveControls["start"]; onClose: () => void };

/**
 * The dialog in which a member starts a match: a mystery match, whose sides stay hidden, or one of a season, and the
 * pace. It shows no results.
 */
export function StartRelive({ onStart, onClose }: StartReliveProps) {
	const modal = useModal();
	// a retry sends the same id, so that the server starts the match once
	const [id, setId] = useState(() => newId());
	const [masked, setMasked] = useState(true);
	const [match, setMatch] = useState<number | null>(null);
	const [pace, setPace] = useState<Pace>("steady");
	const [missing, setMissing] = useState(false);
	const [busy, setBusy] = useState(false);

	async function start(event: FormEvent) {
		event.preventDefault();
		setMissing(!masked && match === null);
		if (busy || (!masked && match === null)) return;
		setBusy(true);
		const started = await onStart({ id, masked, pace, ...(masked || match === null ? {} : { match_id: match }) });
		setBusy(false);
		if (!started) return;
		setId(newId());
		onClose();
	}

	return (
		<dialog className="dialog" data-sheet="" ref={modal} aria-labelledby="relive-start" onClose={onClose}>
			<form className="stack" onSubmit={start}>
				<h2 id="relive-start">{reliveTexts.title}</h2>
				<p>{reliveTexts.about}</p>
				<fieldset className="seg relive-seg">
					<legend className="sr-only">Which match</legend>
					{[true, false].map((mystery) => (
						<label key={String(mystery)} className="seg-i">
							<input
								type="radio"
								name="relive-masked"
								checked={masked === mystery}
								onChange={() => setMasked(mystery)}
							/>
							<span>{mystery ? "A mystery" : "I choose"}</span>
						</label>
					))}
				</fieldset>
				{masked ? (
					<p className="note">Two sides, some year: names stay hidden until the end, so good guesses earn points.</p>
				) : (
					<ChooseMatch match={match} onMatch={setMatch} error={missing ? reliveTexts.chooseMatch : null} />
				)}
				<SelectField
					id="relive-pace"
					label="Pace"
					value={pace}
					names={PACE_IDS.map((id) => [id, `${PACES[id].name}: a ball in ${PACES[id].beat_ms / 1000} seconds`])}
					onChoose={(value) => setPace(value as Pace)}
				/>
				<SubmitButton busy={busy}>Start the match</SubmitButton>
				<button type="button" className="btn" data-variant="quiet" onClick={() => modal.current?.close()}>
					Not now
				</button>
			</form>
		</dialog>
	);
}

type ChooseMatchProps = { match: number | null; onMatch: (match: number | null) => void; error: string | null };

function ChooseMatch({ match, onMatch, error }: ChooseMatchProps) {
	const seasons = useRequest("GET /seasons");
	const years = seasons.answer?.seasons.map(({ season }) => season) ?? [];
	const [chosen, setSeason] = useState<number | null>(null);
	const season = chosen ?? years[0];
	const matches = useRequest("GET /matches", { query: { limit: 100, ...(season ? { season } : {}) } });
	const failed = seasons.failure ?? matches.failure;
	return (
		<div className="cluster relive-choose">
			<SelectField
				id="relive-season"
				label="Season"
				value={String(season ?? "")}
				names={years.map((year) => [String(year), String(year)])}
				onChoose={(value) => {
					setSeason(Number(value));
					onMatch(null);
				}}
			/>
			<SelectField
				id="relive-match"
				label="Match"
				error={failed ? reliveTexts.loadFailed : error}
				value={String(match ?? "")}
				names={[
					["", matches.answer ? "Choose a match" : "Loading…"],
					...(matches.answer?.matches ?? []).map(
						({ match_id, first_code, second_code, date, stage }): [string, string] => [
							String(match_id),
							`${[first_code, second_code].toSorted().join(" v ")}, ${formatDate(date)}${stage === "League" ? "" : `, ${stage}`}`,
						],
					),
				]}
				onChoose={(value) => onMatch(value ? Number(value) : null)}
			/>
		</div>
	);
}
