/** Typing errors that a suggestion may bridge. */
const MAX_DISTANCE = 2;

/** The known name that `name` most likely meant: same letters in another case, else at most two typing errors away. */
export function nearest(name: string, known: readonly string[]): string | null {
  const sameLetters = known.find((candidate) => candidate.toLowerCase() === name.toLowerCase());
  if (sameLetters !== undefined) return sameLetters;
  let best: string | null = null;
  let bestDistance = Math.min(MAX_DISTANCE, Math.ceil(name.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Letters to insert, delete, replace or swap with their neighbour; at least `limit` when it is no less than `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
