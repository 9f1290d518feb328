import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { useMotion } from "../motion/motion.tsx";
import { useVisibleInterval } from "../motion/use-visible-interval.ts";
import { INTERVALS } from "../rules.ts";
import "../arena.css";

type CarouselProps = { label: string; slides: { key: string; content: ReactNode }[] };

/**
 * Shows one slide at a time and changes it every five seconds, except under the pointer or focus. Screen readers
 * announce slides only while it does not change by itself. Without scripts all slides are listed.
 */
export function Carousel({ label, slides }: CarouselProps) {
	const carousel = useRef<HTMLElement>(null);
	const [position, setPosition] = useState(0);
	const [hovered, setHovered] = useState(false);
	const [focused, setFocused] = useState(false);
	const { still } = useMotion();
	const paused = hovered || focused;
	const count = slides.length;
	const index = ((position % count) + count) % count;
	useVisibleInterval(carousel, INTERVALS.carousel, () => setPosition(index + 1), { paused });

	return (
		<section
			ref={carousel}
			className="carousel"
			aria-roledescription="carousel"
			aria-label={label}
			onPointerEnter={(event) => setHovered(event.pointerType === "mouse")}
			onPointerLeave={() => setHovered(false)}
			onFocus={() => setFocused(true)}
			onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
		>
			<div aria-live={still || paused ? "polite" : "off"}>
				{slides.map(({ key, content }, at) => (
					// biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
					<div
						key={key}
						role="group"
						aria-roledescription="slide"
						aria-label={`${at + 1} of ${count}`}
						data-away={at === index ? undefined : ""}
					>
						{content}
					</div>
				))}
			</div>
			<p className="cluster needs-script">
				<TurnButton aria-label="Previous challenge" onClick={() => setPosition(index - 1)}>
					<ChevronLeft className="icon" />
				</TurnButton>
				<TurnButton aria-label="Next challenge" onClick={() => setPosition(index + 1)}>
					<ChevronRight className="icon" />
				</TurnButton>
				<span className="note">
					{index + 1} of {count}
				</span>
			</p>
		</section>
	);
}

const TurnButton = (props: ComponentProps<"button">) => (
	<button type="button" className="btn" data-variant="outline" data-size="icon" {...props} />
);
