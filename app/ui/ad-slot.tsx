/** Keeps the room of an advertisement, so that nothing moves if there is ever one. Until then it shows and says nothing. */
export function AdSlot({ size }: { size: "banner" | "box" }) {
	return <div className="ad-slot" data-size={size} />;
}
