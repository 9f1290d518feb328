import {
	BadgeCheck,
	CalendarCheck,
	CalendarDays,
	ChartNoAxesColumn,
	CircleQuestionMark,
	Compass,
	Database,
	Flag,
	GitCompareArrows,
	House,
	type LucideIcon,
	Megaphone,
	MessageCircleQuestionMark,
	MessagesSquare,
	Newspaper,
	Scale,
	ScrollText,
	Settings,
	Shield,
	Swords,
	Target,
	User,
	Users,
} from "lucide-react";
import { useLocation } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { type Area, allAreas, currentArea } from "./areas.ts";

const ICONS: Record<string, LucideIcon> = {
	"/": House,
	"/facts": BadgeCheck,
	"/players": Users,
	"/teams": Flag,
	"/groups": MessagesSquare,
	"/statistics": ChartNoAxesColumn,
	"/news": Newspaper,
	"/ai-chat": MessageCircleQuestionMark,
	"/community": Shield,
	"/quiz": CircleQuestionMark,
	"/quiz/daily": CalendarCheck,
	"/matches": ScrollText,
	"/seasons": CalendarDays,
	"/players/compare": GitCompareArrows,
	"/statistics/explore": Compass,
	"/quiz?tab=predictor": Scale,
	"/battles": Swords,
	"/arena": Megaphone,
	"/community?tab=challenges": Target,
	"/data": Database,
	"/profile": User,
	"/settings": Settings,
};

/** All areas in four groups, with the current one marked. */
export function AreaList({ heading: Heading }: { heading: "h2" | "h3" }) {
	const here = currentArea(useLocation());
	return (
		<nav className="more-body" aria-label="All pages">
			{allAreas.map((group) => (
				<section key={group.name} aria-labelledby={`area-${group.name.split(" ").at(-1)}`}>
					<Heading className="more-group" id={`area-${group.name.split(" ").at(-1)}`}>
						{group.name}
					</Heading>
					<ul>
						{group.links.map(({ name, path, badge }) => {
							const Icon = ICONS[path];
							return (
								<li key={path}>
									<a className="more-link" href={path} aria-current={path === here ? "page" : undefined}>
										{Icon ? <Icon className="icon" /> : null}
										<span>{name}</span>
										{badge ? <AreaBadge badge={badge} /> : null}
									</a>
								</li>
							);
						})}
					</ul>
				</section>
			))}
		</nav>
	);
}

const TONES = { New: "new", AI: "info", Stats: undefined } as const;

/** The badge behind an area's name (SHELL-1). */
export const AreaBadge = ({ badge }: { badge: NonNullable<Area["badge"]> }) => (
	<Badge tone={TONES[badge]}>{badge}</Badge>
);
