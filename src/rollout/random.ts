/** FNV-1a over UTF-16 code units, then a final mix: a 32-bit hash of the text that is the same everywhere. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * A number in [0, 1) that depends only on the seed and the parts. Drawing by name, not by order, keeps one target's fate the
 * same when another target is added or the order of events changes.
 */
export function draw(seed: number, ...parts: readonly (string | number)[]): number {
  return hash(`${seed}\u0000${parts.join('\u0000')}`) / 0x1_0000_0000;
}
