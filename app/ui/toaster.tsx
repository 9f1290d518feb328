import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Notice } from "./toast.tsx";

const SECONDS_ON_SCREEN = 5;
const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const manager = Toast.createToastManager();

/** Shows every notice once, in order. The list only grows. */
export default function Toaster({ notices }: { notices: readonly Notice[] }) {
	const shown = useRef(0);
	useEffect(() => {
		for (const { title, text, type } of notices.slice(shown.current)) {
			// never 'high': it would hide the toast from assistive technology while its buttons can still be focused
			manager.add({ title, description: text, type });
		}
		shown.current = notices.length;
	}, [notices]);
	return (
		<Toast.Provider toastManager={manager} limit={1} timeout={SECONDS_ON_SCREEN * 1000}>
			<Toast.Portal>
				<Toast.Viewport className="toast-viewport">
					<Toasts />
				</Toast.Viewport>
			</Toast.Portal>
		</Toast.Provider>
	);
}

function Toasts() {
	const { toasts } = Toast.useToastManager();
	return toasts.map((toast) => {
		const Icon = icons[toast.type as keyof typeof icons];
		return (
			<Toast.Root key={toast.id} toast={toast} className="toast">
				<Icon className="icon" />
				<div>
					<Toast.Title className="toast-title" render={<p />} />
					<Toast.Description className="toast-text" />
				</div>
				<Toast.Close className="btn" data-variant="quiet" data-size="icon" aria-label="Dismiss" aria-hidden={undefined}>
					<X className="icon" />
				</Toast.Close>
			</Toast.Root>
		);
	});
}
