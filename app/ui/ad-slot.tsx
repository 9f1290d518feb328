/** Reserves the space of an advertisement, so that nothing would move if there were one. It shows nothing. */
export function AdSlot({ size }: { size: "banner" | "box" }) {
	return <div className="ad-slot" data-size={size} />;
}
