import { Share2 } from "lucide-react";
import { CopyCard } from "../../sharing/copy-card.tsx";
import { shareAddress } from "./copy-address.ts";

type ShareAnswerProps = {
	title: string;
	/** the address to share; by default that of this page */
	to?: string;
	/** whether a second button copies the HTML that shows the answer's card on another site */
	embeds?: boolean;
	/** the page whose card that HTML shows; by default this page */
	card?: string;
};

/** Shares an answer with the device's share sheet, else copies its address. */
export default function ShareAnswer({ title, to, embeds = false, card }: ShareAnswerProps) {
	return (
		<>
			<button type="button" className="btn needs-script" data-variant="outline" onClick={() => shareAddress(title, to)}>
				<Share2 className="icon" /> Share
			</button>
			{embeds ? <CopyCard {...(card ? { of: card } : {})} /> : null}
		</>
	);
}
