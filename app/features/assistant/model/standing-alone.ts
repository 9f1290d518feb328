/** Figures in brackets without a unit; a number of teams; a comparison without its beginning. */
const LEANING = /\([\d/*]+\)|^\d+ teams: |^They are level/;
/** '720 wickets in 2009' does not say whose; '49 matches were won' and '175*, by Chris Gayle' do. */
const FIGURE_OF_NOBODY = /^₹?\d(?!.*(?:[:(]|\b(?:by|has|have|was|were|won|chose)\b))/;

/**
 * An answer of the record as a statement that is true whatever was asked, without its 'Yes: ' or 'No: '. Undefined when it is none:
 * names alone and figures of nobody say something only beside their question, and the model's may be another than the fan's.
 */
export function standingAlone(text: string): string | undefined {
	const rest = text.replace(/^(?:Yes|No|Never|Neither|Level): /, "");
	const statement = rest.charAt(0).toUpperCase() + rest.slice(1);
	const leans = !/\d/.test(statement) || LEANING.test(statement) || FIGURE_OF_NOBODY.test(statement);
	return leans ? undefined : statement;
}
