import { useEffect, useState } from "react";
import { request } from "../../lib/api.ts";
import { takePendingAction } from "../../lib/browser/pending-action.ts";
import { useRequest } from "../../lib/hooks/use-request.ts";
import { SwitchRow } from "../../ui/forms/switch.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { toast } from "../../ui/toast.tsx";
import { type SwitchWords, settingsTexts } from "./rules.ts";
import type { Switches } from "./switches.ts";
import "../../ui/styles/cards.css";
import "../../ui/styles/choices/forms.css";

/** Switches that are saved on change and reset after a failure. */
export function SwitchList({ id, title, rows }: { id: string; title: string; rows: SwitchWords[] }) {
	const asked = useRequest("GET /settings");
	return (
		<section className="card" aria-labelledby={id}>
			<h2 className="card-title" id={id}>
				{title}
			</h2>
			<Loaded asked={asked} failed={settingsTexts.loadFailed} waiting={<Placeholders rows={rows} />}>
				{(saved) => <Rows rows={rows} saved={saved} />}
			</Loaded>
		</section>
	);
}

const Placeholders = ({ rows }: { rows: SwitchWords[] }) => (
	<div role="status" aria-label="Loading">
		{rows.map(({ name, label, on }) => (
			<p key={name} className="switch-row">
				<span>
					<strong>{label}</strong>
					<span className="switch-hint">{on}</span>
				</span>
				<span className="skeleton w-12 shrink-0" />
			</p>
		))}
	</div>
);

function Rows({ rows, saved }: { rows: SwitchWords[]; saved: Switches }) {
	const [switches, setSwitches] = useState(saved);
	const [saving, setSaving] = useState<keyof Switches | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: sets the pending reminder once
	useEffect(() => {
		if (rows.some(({ name }) => name === "match_of_the_day") && takePendingAction("remind"))
			void set("match_of_the_day", true, settingsTexts.reminded);
	}, []);

	async function set(name: keyof Switches, on: boolean, message = settingsTexts.saved) {
		setSwitches({ ...switches, [name]: on });
		setSaving(name);
		try {
			setSwitches(await request("PATCH /settings", { body: { [name]: on } }));
			toast({ type: "success", title: "Success!", text: message });
		} catch {
			setSwitches(switches);
			toast({ type: "error", title: "Error", text: settingsTexts.saveFailed });
		} finally {
			setSaving(null);
		}
	}

	return rows.map(({ name, label, on, off }) => (
		<SwitchRow
			key={name}
			label={label}
			hint={switches[name] ? on : off}
			checked={switches[name]}
			busy={saving !== null}
			onChange={(checked) => void set(name, checked)}
		/>
	));
}
