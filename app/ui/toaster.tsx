import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "./link.tsx";
import type { Notice } from "./toast.tsx";

type Action = NonNullable<Notice["action"]>;

const SECONDS_ON_SCREEN = 5;
const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const manager = Toast.createToastManager<Action>();

/** Shows every notice once, in order. The list only grows. */
export default function Toaster({ notices }: { notices: readonly Notice[] }) {
	const shown = useRef(0);
	useEffect(() => {
		for (const { title, text, type, action } of notices.slice(shown.current)) {
			// never 'high': it would hide the toast from assistive technology while its buttons can still be focused
			manager.add({ title, description: text, type, data: action });
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
	const { toasts, close } = Toast.useToastManager<Action>();
	return toasts.map((toast) => {
		const Icon = icons[toast.type as keyof typeof icons];
		return (
			<Toast.Root key={toast.id} toast={toast} className="toast">
				<Icon className="icon" />
				<div>
					<Toast.Title className="toast-title" render={<p />} />
					<Toast.Description className="toast-text" />
					<WayOn action={toast.data} onGo={() => close(toast.id)} />
				</div>
				<Toast.Close className="btn" data-variant="quiet" data-size="icon" aria-label="Dismiss" aria-hidden={undefined}>
					<X className="icon" />
				</Toast.Close>
			</Toast.Root>
		);
	});
}

function WayOn({ action, onGo }: { action: Action | undefined; onGo: () => void }) {
	if (!action) return null;
	if ("to" in action)
		return (
			<Link className="btn toast-way" to={action.to} onClick={onGo}>
				{action.label}
			</Link>
		);
	return (
		<button
			type="button"
			className="btn toast-way"
			onClick={() => {
				onGo();
				action.run();
			}}
		>
			{action.label}
		</button>
	);
}
