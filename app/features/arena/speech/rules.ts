import { pointsOf } from "../../points/rules.ts";

/** ARENA-3: the prompts. */
export const PROMPTS = [
	"Your side needs 20 off the last over. Talk to the two in the middle.",
	"Final day, rain about, toss lost. What do you say in the dressing room?",
	"Make a new fan choose your team in half a minute.",
	"The best innings you ever saw: bring it back ball by ball.",
	"Your captain is under fire. Speak for the defence.",
	"Tell your rivals why their season ends tonight.",
] as const;

/** A recording stops after this time. */
export const LONGEST_SPEECH_SECONDS = 180;
export const MOST_SPEECHES_A_DAY = 10;

export const speechTexts = {
	title: "Speech",
	lead: `Six prompts, one microphone. A speech a day earns ${pointsOf("speech")} points. The recording stays in your browser.`,
	noMicrophone: "Failed to access microphone. Please allow mic access.",
	earned: `Speech recorded: +${pointsOf("speech")} points`,
	counted: "Speech recorded. It counts for your title; you already have today's points.",
	full: "Speech recorded. You've reached today's limit, so it earns nothing more.",
	notCounted: "We saved your speech, but couldn't count it.",
	visitor: "Login to earn points for every speech.",
	playFailed: "This browser can't play the recording. Download it instead.",
	keepFailed: "This browser can't save the recording. Download it instead.",
	kept: "Saved in this browser",
	lost: "The recording stopped. Please try again.",
} as const;

/** '0:07', '2:30' */
export const clockOf = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
