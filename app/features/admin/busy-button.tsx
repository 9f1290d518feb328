import { LoaderCircle } from "lucide-react";
import { type ReactNode, useState } from "react";
import { RequestFailed } from "../../lib/api.ts";
import { toast } from "../../ui/toast.tsx";

type BusyButtonProps = {
	/** the action; throws when it fails */
	action: () => Promise<unknown>;
	/** the text for a failure without a text of the server */
	failed: string;
	label?: string;
	variant?: "outline" | "danger";
	size?: "lg";
	children: ReactNode;
};

/** A button that runs one action at a time, keeps the focus meanwhile, and shows a failure. */
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

/** The server's text of a refusal, else the given one. */
export function failureText(error: unknown, failed: string): string {
	return error instanceof RequestFailed && error.status < 500 && error.status !== 403 ? error.message : failed;
}
