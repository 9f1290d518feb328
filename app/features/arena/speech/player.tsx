import { Download, Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { toast } from "../../../ui/toast.tsx";
import { speechTexts } from "./rules.ts";

/** Buttons to play a recording and to download it. `name`: for screen readers. */
export function Player({ blob, name }: { blob: Blob; name: string }) {
	const url = useObjectUrl(blob);
	const audio = useRef<HTMLAudioElement>(null);
	const [playing, setPlaying] = useState(false);

	function toggle() {
		if (playing) return audio.current?.pause();
		audio.current?.play().catch(() => toast({ type: "error", title: speechTexts.playFailed }));
	}

	const named = <span className="sr-only"> {name}</span>;
	return (
		<>
			{/* biome-ignore lint/a11y/useMediaCaption: there is no transcript of a recording */}
			<audio
				ref={audio}
				src={url}
				onPlay={() => setPlaying(true)}
				onPause={() => setPlaying(false)}
				onEnded={() => setPlaying(false)}
			/>
			<button type="button" className="btn" data-variant="outline" onClick={toggle}>
				{playing ? <Pause className="icon" /> : <Play className="icon" />}
				{playing ? "Pause" : "Play"}
				{named}
			</button>
			<a className="btn" data-variant="outline" href={url} download={fileOf(blob)}>
				<Download className="icon" /> Download
				{named}
			</a>
		</>
	);
}

function useObjectUrl(blob: Blob): string | undefined {
	const [url, setUrl] = useState<string>();
	useEffect(() => {
		const created = URL.createObjectURL(blob);
		setUrl(created);
		return () => URL.revokeObjectURL(created);
	}, [blob]);
	return url;
}

/** 'audio/webm;codecs=opus' → 'speech.webm' */
const fileOf = ({ type }: Blob): string => `speech.${/^audio\/(\w+)/.exec(type)?.[1] ?? "webm"}`;
