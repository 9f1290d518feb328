const LONGEST = 200;
const MARKS = ".,:;!।،؛。，：！、—–";

/**
 * The clauses of which an introduction may consist, each as a whole, a pattern a language. They say that what follows is from the
 * match record, or the answer, or they greet, and nothing else: so no row of them says anything about the figure beside
 * it. Single words would not do: 'record' of 'the match record' makes 'That is a record'.
 */
const CLAUSES = {
	english: `(?:as per|according to|from) (?:the |our )?(?:ipl |indian premier league )?(?:match |cricket )?(?:records?|data)
		|(?:here is what )?the (?:ipl )?match record (?:says|shows|tells us)(?: this)?|here is what the record (?:says|shows)
		|as the match record (?:says|shows)|here (?:it is|is (?:the|your) answer)|(?:the|your) answer(?: to your question)?|you asked
		|let me see|(?:good|great) question|hello|hi|hey|namaste|thanks|thank you|(?:thanks|thank you) for asking`,
	hindi: `(?:आईपीएल |आईपीएल के )?(?:मैच|मैचों|क्रिकेट)? ?(?:के )?(?:रिकॉर्ड|रेकॉर्ड|रिकार्ड|आँकड़ों|आंकड़ों|डेटा) के (?:अनुसार|मुताबिक|आधार पर)
		|(?:आपके |इस )?(?:सवाल|प्रश्न) का (?:जवाब|उत्तर)(?: यह है| ये है)?|(?:यह|ये) रहा (?:आपका )?(?:जवाब|उत्तर)|नमस्ते|धन्यवाद|शुक्रिया`,
	hinglish: `(?:ipl )?(?:match )?(?:record|records|data) ke (?:anusaar|anusar|mutabik|hisaab se|hisab se)
		|aapke (?:sawaal|sawal) ka (?:jawaab|jawab)|(?:yeh|ye) raha (?:aapka )?(?:jawaab|jawab)|dhanyavaad|shukriya`,
	bengali: "(?:আইপিএল )?(?:ম্যাচ|ম্যাচের) (?:রেকর্ড|রেকর্ডের) (?:অনুযায়ী|অনুসারে|মতে)|(?:আপনার )?প্রশ্নের উত্তর|নমস্কার|ধন্যবাদ",
	marathi: "(?:सामन्याच्या|सामन्यांच्या) (?:नोंदीनुसार|नोंदींनुसार)|मॅच रेकॉर्डनुसार|(?:तुमच्या )?प्रश्नाचे उत्तर|नमस्कार|धन्यवाद",
	gujarati: "(?:મેચ|મેચના) (?:રેકોર્ડ|રેકોર્ડના) (?:અનુસાર|મુજબ)|(?:તમારા )?પ્રશ્નનો જવાબ|નમસ્તે|આભાર",
	punjabi: "(?:ਮੈਚ|ਮੈਚਾਂ ਦੇ) ਰਿਕਾਰਡ (?:ਦੇ )?(?:ਅਨੁਸਾਰ|ਮੁਤਾਬਕ)|ਤੁਹਾਡੇ ਸਵਾਲ ਦਾ ਜਵਾਬ|ਧੰਨਵਾਦ",
	tamil: `(?:ஐபிஎல் )?(?:போட்டி|போட்டிப்|ஆட்ட|ஆட்டப்) (?:பதிவின் படி|பதிவுகளின் படி|பதிவின்படி|பதிவுகளின்படி)|(?:உங்கள் )?(?:கேள்விக்கு|கேள்விக்கான) பதில்
		|இதோ பதில்|வணக்கம்|நன்றி`,
	telugu: "(?:ఐపీఎల్ )?మ్యాచ్ (?:రికార్డ్|రికార్డు|రికార్డుల) ప్రకారం|(?:మీ )?ప్రశ్నకు సమాధానం|నమస్కారం|ధన్యవాదాలు",
	kannada: "(?:ಪಂದ್ಯ|ಪಂದ್ಯದ) (?:ದಾಖಲೆಯ|ದಾಖಲೆಗಳ) ಪ್ರಕಾರ|(?:ನಿಮ್ಮ )?ಪ್ರಶ್ನೆಗೆ ಉತ್ತರ|ನಮಸ್ಕಾರ|ಧನ್ಯವಾದ",
	malayalam: "(?:മത്സര|മത്സരത്തിന്റെ) (?:രേഖ|രേഖകൾ) (?:പ്രകാരം|അനുസരിച്ച്)|(?:നിങ്ങളുടെ )?ചോദ്യത്തിന് ഉത്തരം|നമസ്കാരം|നന്ദി",
	urdu: "میچ (?:کے )?ریکارڈ کے مطابق|آپ کے سوال کا جواب|شکریہ",
	nepali: "(?:म्याच|खेलको) (?:रेकर्ड|अभिलेख) अनुसार|(?:तपाईंको )?प्रश्नको उत्तर",
	sinhala: "(?:තරඟ|තරග) (?:වාර්තාවට|වාර්තා) අනුව|ස්තූතියි",
	spanish: `(?:según|de acuerdo con) (?:el|los) (?:registros?|datos) (?:del partido|de (?:los )?partidos)|esto es lo que dice el registro
		|aquí está la respuesta|la respuesta(?: a (?:tu|su) pregunta)?|hola|gracias`,
	french: `(?:selon|d'après) (?:le|les) (?:registres?|données) (?:des|du) matchs?|voici (?:la|votre|ta) réponse|voici ce que dit le registre
		|bonjour|merci`,
	german: `(?:laut|gemäß) (?:dem spielprotokoll|den spielprotokollen|den spielaufzeichnungen)|hier ist (?:die|deine|ihre) antwort
		|das sagt das spielprotokoll|hallo|danke`,
	portuguese: `(?:segundo|conforme|de acordo com) (?:o regist(?:r)?o|os regist(?:r)?os|os dados) (?:das|de|da) partidas?
		|(?:segundo|conforme|de acordo com) (?:o regist(?:r)?o|os dados) dos jogos|aqui está a resposta|olá|obrigado`,
	italian: "(?:secondo il|in base al) registro delle partite|ecco la risposta|ciao|grazie",
	dutch:
		"volgens (?:het wedstrijdverslag|het wedstrijdregister|de wedstrijdgegevens)|hier is (?:het|uw|je) antwoord|hallo|bedankt",
	polish: "(?:zgodnie z zapisem|według zapisu) meczów|oto odpowiedź",
	russian: "(?:согласно|по) (?:записям|протоколам|данным) матчей|вот ответ(?: на ваш вопрос)?|здравствуйте|спасибо",
	turkish: "maç kayıtlarına göre|maçların kaydına göre|işte cevap|merhaba|teşekkürler",
	indonesian: "(?:menurut|berdasarkan) (?:catatan|data) pertandingan|berikut jawabannya|halo|terima kasih",
	swahili: "kulingana na rekodi (?:ya|za) mechi|hili ndilo jibu(?: la swali lako)?",
	vietnamese: "theo (?:hồ sơ|dữ liệu) trận đấu|đây là câu trả lời",
	arabic: "(?:وفقًا|وفقا|حسب) (?:لسجل|سجل|لسجلات|سجلات) (?:المباراة|المباريات)|إليك الجواب|مرحبا|شكرا",
	chinese: "根据(?:ipl)?比赛记录|根據(?:ipl)?比賽(?:記錄|紀錄)|(?:以下是答案|答案如下)|你好|谢谢",
	japanese: "試合(?:の)?記録によると|(?:答え|回答)はこちらです",
	korean: "경기 기록에 따르면|답변입니다|안녕하세요|감사합니다",
	thai: "ตามบันทึกการแข่งขัน|สวัสดี|ขอบคุณ",
};

const KNOWN = Object.values(CLAUSES).map((clauses) => {
	return new RegExp(`^(?:${clauses.replace(/\s*\n\s*/g, "").normalize("NFC")})$`, "u");
});

/**
 * What a model may say beside a text of the record, in one line: '' when that is nothing, undefined when it is anything but an
 * introduction. A mark sets it apart from the text.
 */
export function introduction(text: string): string | undefined {
	const line = text.trim().replace(/\s+/g, " ");
	const clauses = line
		.normalize("NFC")
		.toLowerCase()
		.replaceAll("’", "'")
		.split(new RegExp(`[${MARKS}]`, "u"))
		.flatMap((clause) => clause.trim() || []);
	if (clauses.length === 0) return "";
	const known = clauses.every((clause) => KNOWN.some((pattern) => pattern.test(clause)));
	return known && line.length <= LONGEST && MARKS.includes(line.at(-1) ?? "") ? line : undefined;
}
