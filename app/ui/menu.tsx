import { type MouseEvent, type ReactNode, useState } from "react";
import { NavLink } from "react-router";

type MenuProps = {
	id: string;
	/** the button's content; `buttonLabel` names it when that is only an icon */
	button: ReactNode;
	buttonLabel?: string;
	buttonClass: string;
	buttonVariant?: "outline";
	className: string;
	align?: "end";
	children: ReactNode;
};

/**
 * A button with a menu, as the browser's own popover: it opens without a script, closes on Escape and on a click
 * elsewhere, and Tab moves from the button into it.
 */
export function Menu({ id, button, buttonLabel, buttonClass, buttonVariant, className, align, children }: MenuProps) {
	// undefined until the first use: the browser exposes the state of the popover itself
	const [open, setOpen] = useState<boolean>();
	return (
		<>
			<button
				type="button"
				className={buttonClass}
				data-variant={buttonVariant}
				data-size={buttonVariant ? "icon" : undefined}
				popoverTarget={id}
				aria-label={buttonLabel}
				aria-expanded={open}
			>
				{button}
			</button>
			<div
				id={id}
				popover="auto"
				className={className}
				data-align={align}
				onToggle={(event) => setOpen(event.newState === "open")}
			>
				{children}
			</div>
		</>
	);
}

/** Closes the menu around a link or button. */
export function closeMenu(event: MouseEvent<HTMLElement>) {
	event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
	return (
		<NavLink className="menu-item" to={to} end={to === "/"} onClick={closeMenu}>
			{children}
		</NavLink>
	);
}
