/** The first place of a sorted list that `isBefore` does not hold for, as it does for all places before that; the length where it holds for all. */
export function firstNot({ length }: ArrayLike<unknown>, isBefore: (place: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
