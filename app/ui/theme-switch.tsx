import { Moon, Smartphone, Sun } from "lucide-react";
import { useId } from "react";
import type { Theme } from "../lib/hint.ts";
import { syncChoice } from "../lib/theme-choice.ts";

const THEMES = [
	{ id: "day", name: "Day", Icon: Sun },
	{ id: "night", name: "Night", Icon: Moon },
	{ id: "phone", name: "Auto", Icon: Smartphone },
] satisfies { id: Theme; name: string; Icon: typeof Sun }[];

/** Day, Night or Auto, which follows the device. Hidden without the script that changes it (theme-choice.ts). */
export function ThemeSwitch() {
	const name = useId();
	return (
		<fieldset className="seg needs-script">
			<legend className="sr-only">Theme</legend>
			{THEMES.map(({ id, name: label, Icon }) => (
				<label key={id} className="seg-i">
					<input ref={syncChoice} type="radio" name={name} value={id} data-theme-choice="" />
					<Icon className="icon" />
					{label}
				</label>
			))}
		</fieldset>
	);
}
