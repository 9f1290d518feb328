/** The elements by which a browser's translation has replaced text, by the text that React holds. */
const standIns = new WeakMap<Node, Element>();
const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === "FONT";

/** Remembers which text a translation has just replaced: it removes the text and puts a `font` element in its place. */
function noteReplaced(changes: MutationRecord[]): void {
	for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes)
		for (const text of removedNodes) {
			const standIn = [addedNodes[0], previousSibling, nextSibling].find(isFont);
			if (text.nodeType === Node.TEXT_NODE && standIn) standIns.set(text, standIn);
		}
}

/** Puts a text back in the place of its translation. The browser then translates it again. */
function putBack(node: Node | null): void {
	if (node?.nodeType !== Node.TEXT_NODE) return;
	let standIn = isFont(node.parentNode) ? node.parentNode : standIns.get(node);
	while (isFont(standIn?.parentNode)) standIn = standIn.parentNode;
	standIns.delete(node);
	if (standIn?.parentNode && (!node.isConnected || standIn.contains(node))) standIn.replaceWith(node as Text);
}

/**
 * Keeps React working on a page that the browser translates. React changes and removes the text nodes that it made, and fails when
 * a translation has replaced them (facebook/react#11538). Each is therefore put back right before React touches it, in
 * the four operations by which React does so. No part of a page needs to know of it.
 */
export function surviveTranslation(): void {
	new MutationObserver(noteReplaced).observe(document, { childList: true, subtree: true });
	const { insertBefore, removeChild, appendChild } = Node.prototype;
	Node.prototype.insertBefore = function <Child extends Node>(node: Child, before: Node | null): Child {
		putBack(node);
		putBack(before);
		return insertBefore.call(this, node, before) as Child;
	};
	Node.prototype.appendChild = function <Child extends Node>(node: Child): Child {
		putBack(node);
		return appendChild.call(this, node) as Child;
	};
	Node.prototype.removeChild = function <Child extends Node>(node: Child): Child {
		putBack(node);
		return removeChild.call(this, node) as Child;
	};
	const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
	Object.defineProperty(Node.prototype, "nodeValue", {
		...value,
		set(this: Node, text: string | null) {
			putBack(this);
			value?.set?.call(this, text);
		},
	});
}
