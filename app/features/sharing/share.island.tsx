import { ShareButton, type ShareButtonProps } from "./share-button.tsx";

/** The share button of a page, for fans; visitors are asked to sign in. */
export default function Share(props: Omit<ShareButtonProps, "onVisitor">) {
	return <ShareButton {...props} />;
}
