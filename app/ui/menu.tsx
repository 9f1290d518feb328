import { type MouseEvent, type ReactNode, useState } from "react";
import { NavLink } from "react-router";

type MenuProps = {
	id: string;
	/** what the button shows, and its name when that is only a picture */
	button: ReactNode;
	buttonLabel?: string;
	buttonClass: string;
	buttonVariant?: "outline";
	className: string;
	align?: "end";
	children: ReactNode;
};

/**
 * A button and what it opens, as the browser's own popover: it opens without a script, closes on Escape and on a click
 * elsewhere, and the keyboard goes from the button straight into it.
 */
export function Menu({ id, button, buttonLabel, buttonClass, buttonVariant, className, align, children }: MenuProps) {
	// unknown until it is used: the browser tells the state itself, with or without a script
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

/** Closes the menu that a link or button stands in. */
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
