import { useEffect, useState } from "react";
import { useTabInStrip } from "../lib/hooks/use-tab-in-strip.ts";

type SubTab = { id: string; name: string };

/** The sections of a long page, below the sticky header: links to their headings, so that they work without a script. */
export function SubTabs({ tabs }: { tabs: SubTab[] }) {
	const current = useSectionInView(tabs.map(({ id }) => id).join(" ")) ?? tabs[0]?.id;
	const strip = useTabInStrip<HTMLUListElement>(current);
	return (
		<nav className="subtabs" aria-label="On this page">
			<div className="wrap">
				<ul ref={strip}>
					{tabs.map(({ id, name }) => (
						<li key={id}>
							<a
								className="tab"
								href={`#${id}`}
								aria-current={id === current ? "true" : undefined}
								data-active={id === current ? "" : undefined}
							>
								{name}
							</a>
						</li>
					))}
				</ul>
			</div>
		</nav>
	);
}

/** The last section whose top is in the upper third of the screen or above. */
function useSectionInView(ids: string): string | undefined {
	const [current, setCurrent] = useState<string>();
	useEffect(() => {
		const above = new Set<string>();
		const all = ids.split(" ");
		const watch = new IntersectionObserver(
			(seen) => {
				for (const { target, isIntersecting, boundingClientRect } of seen) {
					if (isIntersecting || boundingClientRect.top < 0) above.add(target.id);
					else above.delete(target.id);
				}
				setCurrent(all.findLast((id) => above.has(id)));
			},
			{ rootMargin: "0px 0px -66% 0px" },
		);
		for (const id of all) {
			const section = document.getElementById(id);
			if (section) watch.observe(section);
		}
		return () => watch.disconnect();
	}, [ids]);
	return current;
}
