import { type AnchorHTMLAttributes, createContext, useContext } from "react";

type AskOn = {
	/** shows the answer to the question of an address in the conversation */
	follow: (address: string) => void;
	/** the earlier questions, for the address of a follow-up */
	before: readonly string[];
	/** an answer is on its way */
	waiting: boolean;
};

/** The conversation around an answer. */
export const AskOnContext = createContext<AskOn>({ follow: () => {}, before: [], waiting: false });
export const useAskOn = () => useContext(AskOnContext);

type AskLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** A link to the page of an answer. The conversation shows the answer without leaving the page. */
export function AskLink({ to, ...rest }: AskLinkProps) {
	const { follow } = useAskOn();
	return (
		<a
			{...rest}
			href={to}
			data-in-place=""
			onClick={(event) => {
				if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
				event.preventDefault();
				follow(to);
			}}
		/>
	);
}
