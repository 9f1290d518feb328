import type { ShownFan } from "../lib/session/shown-fan.ts";
import { OPAQUE } from "../ui/opaque.ts";

/** A field of the stored fan, or the mail address, which only the session has. */
type SlotOf = keyof ShownFan | "email";

type SlotProps = { of: SlotOf; as?: "span" | "tspan"; className?: string };

/** An element that a script fills with a text about the fan (live/paint-fan.ts): the page is the same for everybody. */
export function Slot({ of, as: Tag = "span", className }: SlotProps) {
	return <Tag className={className} data-slot={of} {...OPAQUE} />;
}

/** A badge with a number of the fan, hidden if empty. The script adds `label` for screen readers. */
export function CountSlot({ of, label, tone }: { of: SlotOf; label: string; tone?: "gold" }) {
	return <span className="count" data-tone={tone} data-slot={of} data-label={label} hidden {...OPAQUE} />;
}
