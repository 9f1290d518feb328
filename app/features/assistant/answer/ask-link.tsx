import { type AnchorHTMLAttributes, createContext, useContext } from "react";

type AskOn = {
	/** shows the answer of an address in the conversation */
	follow: (address: string) => void;
	/** the earlier questions, which follow-up addresses contain */
	before: readonly string[];
	/** an answer is being loaded */
	waiting: boolean;
};

/** Gives an answer's links access to the conversation around it. */
export const AskOnContext = createContext<AskOn>({ follow: () => {}, before: [], waiting: false });
export const useAskOn = () => useContext(AskOnContext);

type AskLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** A link to an answer's page. With scripts, the conversation shows the answer in place. */
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
