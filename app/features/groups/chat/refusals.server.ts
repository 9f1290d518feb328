import { forbidden, type Problem } from "../../../../platform/http/problem.ts";
import { formatMoment } from "../../../lib/dates.ts";
import type { Sanction } from "../group.ts";
import { sanctionInWords } from "./rules.ts";

/** A 403 with the sanction, its reason, and its end. */
export const bannedProblem = (sanction: Sanction): Problem => forbidden(sanctionInWords(sanction, formatMoment));
