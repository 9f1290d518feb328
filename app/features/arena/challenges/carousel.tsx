import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useMotion } from "../motion/motion.tsx";
import { useBeat } from "../motion/use-beat.ts";
import { BEAT } from "../rules.ts";
import "../arena.css";

type CarouselProps = { label: string; slides: { key: string; content: ReactNode }[] };

/**
 * One slide at a time, the next every five seconds, paused under the pointer or focus. Only slides turned by hand are
 * announced. Without a script all of them are listed.
 */
export function Carousel({ label, slides }: CarouselProps) {
	const carousel = useRef<HTMLElement>(null);
	const [turned, setTurned] = useState(0);
	const [pointed, setPointed] = useState(false);
	const [focused, setFocused] = useState(false);
	const { still } = useMotion();
	const held = pointed || focused;
	const count = slides.length;
	const place = ((turned % count) + count) % count;
	useBeat(carousel, BEAT.carousel, () => setTurned(place + 1), { held });

	return (
		<section
			ref={carousel}
			className="carousel"
			aria-roledescription="carousel"
			aria-label={label}
			onPointerEnter={(event) => setPointed(event.pointerType === "mouse")}
			onPointerLeave={() => setPointed(false)}
			onFocus={() => setFocused(true)}
			onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
		>
			<div aria-live={still || held ? "polite" : "off"}>
				{slides.map(({ key, content }, at) => (
					// biome-ignore lint/a11y/useSemanticElements: a slide is no set of form controls
					<div
						key={key}
						role="group"
						aria-roledescription="slide"
						aria-label={`${at + 1} of ${count}`}
						data-away={at === place ? undefined : ""}
					>
						{content}
					</div>
				))}
			</div>
			<p className="cluster needs-script">
				<button
					type="button"
					className="btn"
					data-variant="outline"
					data-size="icon"
					aria-label="Previous challenge"
					onClick={() => setTurned(place - 1)}
				>
					<ChevronLeft className="icon" />
				</button>
				<button
					type="button"
					className="btn"
					data-variant="outline"
					data-size="icon"
					aria-label="Next challenge"
					onClick={() => setTurned(place + 1)}
				>
					<ChevronRight className="icon" />
				</button>
				<span className="note">
					{place + 1} of {count}
				</span>
			</p>
		</section>
	);
}
