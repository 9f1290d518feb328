import { AlertDialog } from "@base-ui/react/alert-dialog";
import { changeText, communityTexts } from "./rules.ts";

type ChangeArmyProps = { from: string; to: string; onChange: () => void; onClose: () => void };

/** Asks for confirmation before a fan changes army, and explains the effect on points and streak. */
export default function ChangeArmy({ from, to, onChange, onClose }: ChangeArmyProps) {
	return (
		<AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
			<AlertDialog.Portal>
				<AlertDialog.Backdrop className="dialog-backdrop" />
				<AlertDialog.Popup className="dialog" data-modal="">
					<AlertDialog.Title>{communityTexts.changeTitle}</AlertDialog.Title>
					<AlertDialog.Description>{changeText(from, to)}</AlertDialog.Description>
					<div className="dialog-actions">
						<AlertDialog.Close className="btn" data-variant="outline">
							{communityTexts.stay}
						</AlertDialog.Close>
						<button type="button" className="btn" onClick={onChange}>
							{communityTexts.change}
						</button>
					</div>
				</AlertDialog.Popup>
			</AlertDialog.Portal>
		</AlertDialog.Root>
	);
}
