import { Calendar, ChartColumn, Gavel, Landmark, MapPin, Scale, Shirt, Trophy } from "lucide-react";
import type { FactCategory } from "../rules.ts";
import type { FactDrawing } from "./drawing.ts";
import "../facts.css";

const EMBLEMS: Record<FactCategory, typeof Trophy> = {
	Teams: Landmark,
	Players: Shirt,
	Records: Trophy,
	Auctions: Gavel,
	History: Calendar,
	Venues: MapPin,
	Rules: Scale,
	Statistics: ChartColumn,
};

/** A fact's drawing, else the emblem of its category. */
export function FactPicture({ drawing, category }: { drawing: FactDrawing | null; category: string }) {
	if (drawing)
		return (
			<div className="fact-art">
				<svg className="mini" viewBox="0 0 300 96" aria-hidden="true">
					<path className="mini-bar" d={drawing.plain} />
					<path className="mini-bar" data-hot="" d={drawing.hot} />
				</svg>
				<p className="note">{drawing.shows}</p>
			</div>
		);
	const Emblem = EMBLEMS[category as FactCategory] ?? Trophy;
	return (
		<div className="fact-art">
			<Emblem className="icon" />
		</div>
	);
}
