/** Maps a text node to the `font` element that replaced it in a translation. React still refers to the node. */
const standIns = new WeakMap<Node, Element>();
const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === "FONT";

/** Records text nodes that a translation removed and the `font` elements it put in their place. */
function noteReplaced(changes: MutationRecord[]): void {
	for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes)
		for (const text of removedNodes) {
			const standIn = [addedNodes[0], previousSibling, nextSibling].find(isFont);
			if (text.nodeType === Node.TEXT_NODE && standIn) standIns.set(text, standIn);
		}
}

/** Puts a text node back in place of its translation. The browser then translates it again. */
function putBack(node: Node | null): void {
	if (node?.nodeType !== Node.TEXT_NODE) return;
	let standIn = isFont(node.parentNode) ? node.parentNode : standIns.get(node);
	while (isFont(standIn?.parentNode)) standIn = standIn.parentNode;
	standIns.delete(node);
	if (standIn?.parentNode && (!node.isConnected || standIn.contains(node))) standIn.replaceWith(node as Text);
}

/**
 * Wraps the four DOM operations that React uses on text nodes, so that each first restores a node which a translation
 * has replaced. React would throw (facebook/react#11538). Call it once, before hydration.
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
