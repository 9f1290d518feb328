import { createContext, useContext } from "react";

/** Marks the inline scripts of a rendering. The content security policy allows the hashes of scripts with this mark. */
export const Nonce = createContext<string | undefined>(undefined);

/** An inline script of the page. Only the server renders it. */
export function InlineScript({ text }: { text: string }) {
	const nonce = useContext(Nonce);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the program's own
	return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />;
}
