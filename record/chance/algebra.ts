/** Feature rows, the value to predict for each, and their weights. */
export type Sample = { rows: number[][]; values: number[]; weights: number[] };

const STEPS = 25;
const PRECISE = 1e-8;

export const dot = (a: readonly number[], b: readonly number[]): number =>
	a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Solves `matrix` · x = `right` by Gaussian elimination with partial pivoting. Throws if the matrix is singular. */
export function solve(matrix: readonly number[][], right: readonly number[]): number[] {
	const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
	for (let column = 0; column < rows.length; column++) {
		const pivot = rows.slice(column).reduce((best, row) => (size(row, column) > size(best, column) ? row : best));
		if (size(pivot, column) < Number.EPSILON) throw new Error(`no single solution: column ${column} depends on others`);
		rows.splice(rows.indexOf(pivot), 1);
		rows.splice(column, 0, pivot);
		for (const row of rows) if (row !== pivot) subtract(row, pivot, (row[column] ?? 0) / (pivot[column] ?? 1));
	}
	return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}
const size = (row: readonly number[], column: number) => Math.abs(row[column] ?? 0);
function subtract(row: number[], other: readonly number[], times: number) {
	if (times !== 0) for (let at = 0; at < row.length; at++) row[at] = (row[at] ?? 0) - times * (other[at] ?? 0);
}

/** The normal equations: weighted sums of x·xᵀ and x·value, with `ridge` on the diagonal except for feature 0. */
function normalEquations(
	rows: readonly number[][],
	weightOf: (at: number) => number,
	gradientOf: (at: number) => number,
	ridge: number,
) {
	const features = rows[0]?.length ?? 0;
	const matrix = Array.from({ length: features }, (_, at) =>
		Array.from({ length: features }, (_, other) => (at === other && at > 0 ? ridge : 0)),
	);
	const right = new Array<number>(features).fill(0);
	rows.forEach((row, at) => {
		const [weight, value] = [weightOf(at), gradientOf(at)];
		for (let i = 0; i < features; i++) {
			const x = row[i] ?? 0;
			right[i] = (right[i] ?? 0) + x * value;
			const line = matrix[i] as number[];
			for (let j = 0; j < features; j++) line[j] = (line[j] ?? 0) + x * (row[j] ?? 0) * weight;
		}
	});
	return { matrix, right };
}

/** Returns feature weights by weighted ridge regression. */
export function fitLinear({ rows, values, weights }: Sample, ridge: number): number[] {
	const weight = (at: number) => weights[at] ?? 0;
	const { matrix, right } = normalEquations(rows, weight, (at) => weight(at) * (values[at] ?? 0), ridge);
	return solve(matrix, right);
}

/** Returns feature weights by logistic ridge regression on values of 0 and 1, with Newton's method. */
export function fitLogistic({ rows, values, weights }: Sample, ridge: number): number[] {
	let fitted = new Array<number>(rows[0]?.length ?? 0).fill(0);
	for (let step = 0; step < STEPS; step++) {
		const chances = rows.map((row) => logistic(dot(row, fitted)));
		const { matrix, right } = normalEquations(
			rows,
			(at) => (weights[at] ?? 0) * (chances[at] ?? 0) * (1 - (chances[at] ?? 0)),
			(at) => (weights[at] ?? 0) * ((values[at] ?? 0) - (chances[at] ?? 0)),
			ridge,
		);
		const move = solve(
			matrix,
			right.map((value, at) => value - (at > 0 ? ridge * (fitted[at] ?? 0) : 0)),
		);
		fitted = fitted.map((value, at) => value + (move[at] ?? 0));
		if (Math.max(...move.map(Math.abs)) < PRECISE) break;
	}
	return fitted;
}
