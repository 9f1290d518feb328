import { forbidden, type Problem } from "../../../../platform/http/problem.ts";
import { formatMoment } from "../../../lib/dates.ts";
import type { Sanction } from "../group.ts";
import { sanctionInWords } from "./rules.ts";

/** 403 that tells a fan what keeps them from writing, why, and until when. */
export const bannedProblem = (sanction: Sanction): Problem => forbidden(sanctionInWords(sanction, formatMoment));
