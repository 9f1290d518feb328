import { Share2 } from "lucide-react";
import { CopyCard } from "../../sharing/copy-card.tsx";
import { shareAddress } from "./copy-address.ts";

type ShareAnswerProps = {
	title: string;
	/** by default this page */
	to?: string;
	/** adds a button that copies HTML to embed the answer's card */
	embeds?: boolean;
	/** the page of the embedded card; by default this page */
	card?: string;
};

/** A button that opens the device's share sheet for an answer, or copies its address where there is none. */
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
