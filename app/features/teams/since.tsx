import { formatDate, formatMonth } from "../../lib/dates.ts";
import "./teams.css";

/** The date of a source, a day or a month: 'as of Apr 18, 2026', 'as of Nov 2025'. */
export function Since({ date }: { date: string | null }) {
	if (!date) return null;
	const day = date.length === 7 ? formatMonth(date) : formatDate(date);
	return <small className="since">{`as of ${day}`}</small>;
}
