import { Share2 } from "lucide-react";
import { CopyCard } from "../../sharing/copy-card.tsx";
import { shareAddress } from "./copy-address.ts";

type ShareAnswerProps = {
	title: string;
	/** the answer's address; by default the page's */
	to?: string;
	/** also offers the code of the answer's card, for a fan's own site */
	embeds?: boolean;
	/** the address of that card; by default the page's */
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
