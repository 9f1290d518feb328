import { LoaderCircle } from "lucide-react";
import { type ReactNode, useState } from "react";
import { RequestFailed } from "../../lib/api.ts";
import { toast } from "../../ui/toast.tsx";

type BusyButtonProps = {
	action: () => Promise<unknown>;
	/** the toast's text, unless the server gives a reason that `failureText` shows */
	failed: string;
	label?: string;
	variant?: "outline" | "danger";
	size?: "lg";
	children: ReactNode;
};

/** A button that runs an action, ignores presses meanwhile, and shows a toast when the action throws. */
export function BusyButton({ action, failed, label, variant, size, children }: BusyButtonProps) {
	const [busy, setBusy] = useState(false);

	async function press() {
		setBusy(true);
		try {
			await action();
		} catch (error) {
			toast({ type: "error", title: "Error", text: failureText(error, failed) });
		} finally {
			setBusy(false);
		}
	}

	return (
		<button
			type="button"
			className="btn"
			data-variant={variant}
			data-size={size}
			data-wrap={size ? "" : undefined}
			aria-label={label}
			aria-disabled={busy}
			aria-busy={busy}
			data-disabled={busy ? "" : undefined}
			onClick={busy ? undefined : press}
		>
			{busy ? <LoaderCircle className="icon spin" /> : null} {children}
		</button>
	);
}

/** Returns the server's reason for a 4xx answer other than 403; `failed` for 403, 5xx and a lost connection. */
export function failureText(error: unknown, failed: string): string {
	return error instanceof RequestFailed && error.status < 500 && error.status !== 403 ? error.message : failed;
}
