import type { Settings } from "../../../platform/env.ts";
import { badRequest } from "../../../platform/http/problem.ts";
import { tryMailServer } from "../../../platform/mail/mailer.ts";
import type { Sent } from "./mail-parts.server.ts";
import { faultyField } from "./mail-parts.server.ts";
import { type SettingStep, setupTexts } from "./rules.ts";

/**
 * Tests the settings of a form before they are stored: sends a mail, or asks the model. Returns a message for the
 * admin. Throws 400 with the error of the mail server or provider, and 400 for other steps.
 */
export async function testSettings(
	step: SettingStep,
	settings: Settings,
	mail_to: string,
	sent: Sent,
): Promise<string> {
	if (step === "model") return testModel(settings);
	if (step !== "mail") throw badRequest("how", "There's nothing to try here.");
	const { SMTP_URL, MAIL_FROM, SITE_NAME } = settings;
	if (!SMTP_URL) throw badRequest(faultyField("SMTP_URL", sent), setupTexts.noMail);
	const text = `This is a test. Mail from ${SITE_NAME} arrives.`;
	const problem = await tryMailServer(
		{ SMTP_URL, MAIL_FROM },
		{ to: mail_to, subject: `${SITE_NAME}: a test mail`, text, html: `<p>This is a test. Mail arrives.</p>` },
	);
	if (problem !== null) throw badRequest(faultyField("SMTP_URL", sent), problem);
	return setupTexts.mailSent(mail_to);
}

async function testModel(settings: Settings): Promise<string> {
	if (settings.AI_PROVIDER === "none") throw badRequest("AI_PROVIDER", setupTexts.noModel);
	const { tryModel } = await import("../../../platform/ai/try-model.ts");
	const problem = await tryModel(settings);
	if (problem !== null) throw badRequest("AI_MODEL", problem);
	return setupTexts.modelAnswered(settings.AI_MODEL ?? "");
}
