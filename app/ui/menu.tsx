import type { ReactNode } from "react";
import { useHere } from "../lib/hooks/use-here.ts";

type MenuProps = {
	id: string;
	button: ReactNode;
	buttonClass: string;
	align?: "end";
	children: ReactNode;
};

/** A button with a popover as its menu, which needs no script. A click inside closes it (frame/live/touch.ts). */
export function Menu({ id, button, buttonClass, align, children }: MenuProps) {
	return (
		<>
			<button type="button" className={buttonClass} popoverTarget={id}>
				{button}
			</button>
			<div id={id} popover="auto" className="menu" data-align={align}>
				{children}
			</div>
		</>
	);
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
	const isHere = useHere().split("?")[0] === to;
	return (
		<a className="menu-item" href={to} aria-current={isHere ? "page" : undefined}>
			{children}
		</a>
	);
}
