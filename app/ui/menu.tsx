import type { ReactNode } from "react";
import { useHere } from "../lib/hooks/use-here.ts";

type MenuProps = {
	id: string;
	button: ReactNode;
	buttonClass: string;
	align?: "end";
	children: ReactNode;
};

/**
 * A button with a menu, as the browser's own popover: it opens without a script, closes on Escape and on a click
 * elsewhere, and Tab moves from the button into it. A click on a link or button in a `.menu` closes it (frame/live/start.ts).
 */
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
