import { LoaderCircle, Megaphone } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { oneLine } from "../../../lib/names/visible.ts";
import { Field } from "../../../ui/forms/field.tsx";
import { SectionHead } from "../../../ui/heads.tsx";
import { toast } from "../../../ui/toast.tsx";
import { readChoice } from "../../sharing/viral/challenge.ts";
import { Poster } from "./poster.tsx";
import { type Cry, LONGEST_PLAYER_NAME, THINKING_MS, WAR_CRIES, warCryTexts } from "./rules.ts";
import "../arena.css";

type WarCryProps = { teams: Cry["team"][]; siteUrl: string; onDone: () => void };

/** ARENA-2: the form for a war cry. The cry appears two seconds after the form is sent. Visitors can use it too. */
export function WarCrySection({ teams, siteUrl, onDone }: WarCryProps) {
	const [code, setCode] = useState("");
	const [name, setName] = useState("");
	const [thinking, setThinking] = useState(false);
	const [touched, setTouched] = useState(false);
	const [cry, setCry] = useState<Cry | null>(null);
	const team = teams.find(({ team_code }) => team_code === code);
	const player = oneLine(name);

	// by default the team and player that the fan chose in the viral challenge
	useEffect(() => {
		const { team, hero } = readChoice();
		setCode((typed) => typed || (teams.find(({ team_code }) => team_code.toLowerCase() === team)?.team_code ?? ""));
		setName((typed) => typed || (hero?.name ?? ""));
	}, [teams]);

	useEffect(() => {
		if (!thinking || !team) return;
		const timer = setTimeout(() => {
			setCry((before) => ({ team, player, template: drawTemplate(before?.template) }));
			setThinking(false);
		}, THINKING_MS);
		return () => clearTimeout(timer);
	}, [thinking, team, player]);

	function generate(event: FormEvent) {
		event.preventDefault();
		if (thinking) return;
		if (!team || !player) return toast({ type: "error", title: warCryTexts.incomplete });
		setThinking(true);
	}

	return (
		<section className="section wrap" id="war-cry" aria-labelledby="war-cry-title">
			<SectionHead id="war-cry-title" title={warCryTexts.title} />
			<p className="arena-lead">{warCryTexts.lead}</p>
			<div className="halves">
				<form className="stack needs-script" onSubmit={generate} onChange={() => setTouched(true)}>
					<Field id="cry-team" label="Team">
						{(control) => (
							<select {...control} value={code} disabled={thinking} onChange={(event) => setCode(event.target.value)}>
								<option value="">Choose a team</option>
								{teams.map(({ team_code, team_name }) => (
									<option key={team_code} value={team_code}>
										{team_name}
									</option>
								))}
							</select>
						)}
					</Field>
					<Field id="cry-player" label="Player">
						{(control) => (
							<input
								{...control}
								value={name}
								maxLength={LONGEST_PLAYER_NAME}
								autoComplete="off"
								readOnly={thinking}
								onChange={(event) => setName(event.target.value)}
							/>
						)}
					</Field>
					<div className="cluster">
						<button type="submit" className="btn" data-size="lg" disabled={thinking || !team || !player}>
							{thinking ? <LoaderCircle className="icon spin" /> : <Megaphone className="icon" />}
							{thinking ? warCryTexts.generating : warCryTexts.generate}
						</button>
						{!touched || (team && player) ? null : <span className="note">{warCryTexts.incomplete}</span>}
					</div>
				</form>
				<Poster cry={cry} thinking={thinking} siteUrl={siteUrl} onDone={onDone} />
			</div>
			<noscript>
				<p className="note">The generator needs JavaScript.</p>
			</noscript>
		</section>
	);
}

/** Returns the number of a random template other than `before`. */
function drawTemplate(before: number | undefined): number {
	const step = 1 + Math.floor(Math.random() * (before ? WAR_CRIES.length - 1 : WAR_CRIES.length));
	return before ? ((before - 1 + step) % WAR_CRIES.length) + 1 : step;
}
