/** A sparse row: the columns that are not 0, and their values. */
export interface SparseRow {
  columns: Int32Array;
  values: Float32Array;
}

const ROUNDS = 2;
const SPARE = 8;

/** Deterministic pseudo-random numbers from -0.5 to 0.5. */
const seeded = () => {
  let seed = 1;
  return () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5;
};

/**
 * Truncated singular value decomposition by power iteration: the low-dimensional space that keeps most of a matrix.
 * Columns that are used alike point in the same direction even if no row has both. Deterministic.
 *
 * @returns a direction for each column, of length 1 (or 0)
 */
export const latentDirections = (
  rows: readonly SparseRow[],
  columnCount: number,
  dimensions: number,
): Float32Array[] => {
  const random = seeded();
  const times = (vector: Float64Array): Float64Array =>
    Float64Array.from(rows, ({ columns, values }) => {
      let sum = 0;
      for (let at = 0; at < columns.length; at += 1)
        sum += (values[at] ?? 0) * (vector[columns[at] ?? 0] ?? 0);
      return sum;
    });
  const timesTransposed = (vector: Float64Array): Float64Array => {
    const result = new Float64Array(columnCount);
    for (const [row, { columns, values }] of rows.entries()) {
      const factor = vector[row] ?? 0;
      for (let at = 0; at < columns.length; at += 1) {
        const column = columns[at] ?? 0;
        result[column] = (result[column] ?? 0) + (values[at] ?? 0) * factor;
      }
    }
    return result;
  };
  let basis: Float64Array[] = Array.from({ length: dimensions + SPARE }, () =>
    Float64Array.from({ length: columnCount }, random),
  );
  for (let round = 0; round < ROUNDS; round += 1)
    basis = orthonormal(orthonormal(basis.map(times)).map(timesTransposed));
  return Array.from({ length: columnCount }, (_, column) =>
    ofLengthOne(Float32Array.from(basis, (vector) => vector[column] ?? 0)),
  );
};

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
};

/** Gram-Schmidt, in place. */
const orthonormal = (vectors: Float64Array[]): Float64Array[] => {
  for (const [place, vector] of vectors.entries()) {
    for (const other of vectors.slice(0, place)) {
      const share = dot(vector, other);
      for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) - share * (other[at] ?? 0);
    }
    const length = Math.sqrt(dot(vector, vector)) || 1;
    for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length;
  }
  return vectors;
};

const ofLengthOne = (vector: Float32Array): Float32Array => {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  return vector.map((value) => value / length);
};
