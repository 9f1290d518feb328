import { Switch as BaseSwitch } from "@base-ui/react/switch";
import "../../features/settings/settings.css";
import "../styles/forms.css";

type SwitchRowProps = {
	label: string;
	hint: string;
	checked: boolean;
	busy: boolean;
	onChange: (checked: boolean) => void;
};

/** A switch whose whole row is its label. */
export function SwitchRow({ label, hint, checked, busy, onChange }: SwitchRowProps) {
	return (
		// biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is its control
		<label className="switch-row">
			<span>
				<strong>{label}</strong>
				<span className="switch-hint">{hint}</span>
			</span>
			<BaseSwitch.Root
				className="switch"
				aria-label={label}
				checked={checked}
				readOnly={busy}
				onCheckedChange={onChange}
			>
				<BaseSwitch.Thumb className="switch-thumb" />
			</BaseSwitch.Root>
		</label>
	);
}
