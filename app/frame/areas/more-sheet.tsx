import { X } from "lucide-react";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { useModal } from "../../ui/use-modal.ts";
import { AreaList } from "./area-list.tsx";
import "./more.css";

/** Every area in one sheet (SHELL-2). */
export default function MoreSheet({ onClosed }: { onClosed: () => void }) {
	const sheet = useModal();
	return (
		<dialog ref={sheet} className="more" aria-labelledby="more-title" onClose={onClosed}>
			<div className="more-head">
				<h2 id="more-title">Everything here</h2>
				<button
					type="button"
					className="btn"
					data-variant="quiet"
					data-size="icon"
					aria-label="Close"
					onClick={() => sheet.current?.close()}
				>
					<X className="icon" />
				</button>
			</div>
			<AreaList heading="h3" />
			<div className="theme-row">
				<span aria-hidden="true">Theme</span>
				<ThemeSwitch />
			</div>
		</dialog>
	);
}
