import { Badge } from "../../ui/badge.tsx";
import type { Area } from "./areas.ts";

const TONES = { New: "new", AI: "info", Stats: undefined } as const;

/** The badge behind an area's name (SHELL-1). */
export const AreaBadge = ({ badge }: { badge: NonNullable<Area["badge"]> }) => (
	<Badge tone={TONES[badge]}>{badge}</Badge>
);
