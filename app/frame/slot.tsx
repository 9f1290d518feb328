import type { ShownFan } from "../lib/session/shown-fan.ts";
import { OPAQUE } from "../ui/opaque.ts";

/** What a slot shows: a field of the fan, or what only the session itself knows. */
export type SlotOf = keyof ShownFan | "email";

type SlotProps = { of: SlotOf; as?: "span" | "tspan"; className?: string };

/**
 * An empty place for a text about the fan, which a script fills (live/paint-fan.ts), because the page is the same for
 * everybody.
 */
export function Slot({ of, as: Tag = "span", className }: SlotProps) {
	return <Tag className={className} data-slot={of} {...OPAQUE} />;
}

/** A badge with a number of the fan; hidden without one. The script adds `label` for screen readers. */
export function CountSlot({ of, label, tone }: { of: SlotOf; label: string; tone?: "gold" }) {
	return <span className="count" data-tone={tone} data-slot={of} data-label={label} hidden {...OPAQUE} />;
}
