const MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";

/** Like `formatOwnMoment` of dates.ts: 'Oct 4, 2026, 5:30 PM'. Every page loads it, so it is smaller. */
export function ownMoment(iso: string): string {
	const at = new Date(iso);
	const [month, hours] = [3 * at.getMonth(), at.getHours()];
	const minutes = String(at.getMinutes()).padStart(2, "0");
	const time = `${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"}`;
	return `${MONTHS.slice(month, month + 3)} ${at.getDate()}, ${at.getFullYear()}, ${time}`;
}
