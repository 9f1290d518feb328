import "../styles/choices/forms.css";

type SwitchRowProps = {
	label: string;
	hint: string;
	checked: boolean;
	busy: boolean;
	onChange: (checked: boolean) => void;
};

/** A switch with a text beside it that is part of its label. It ignores changes while busy. */
export function SwitchRow({ label, hint, checked, busy, onChange }: SwitchRowProps) {
	return (
		<label className="switch-row">
			<span>
				<strong>{label}</strong>
				<span className="switch-hint">{hint}</span>
			</span>
			<input
				type="checkbox"
				role="switch"
				aria-checked={checked}
				className="switch"
				aria-label={label}
				checked={checked}
				aria-readonly={busy || undefined}
				onChange={({ currentTarget }) => busy || onChange(currentTarget.checked)}
			/>
		</label>
	);
}
