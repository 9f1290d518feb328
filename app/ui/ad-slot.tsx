/** Keeps the place of an advertisement, so that nothing moves when one comes. */
export function AdSlot({ size }: { size: "banner" | "box" }) {
	return (
		<div className="ad-slot" data-size={size}>
			Advertisement
		</div>
	);
}
