import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** As many colours as an index of one byte can name. */
const COLOURS = 256;
/** Steps of a channel that are told apart: finer ones are seen by nobody in text. */
const STEP = 8;

/** A picture of few colours as PNG: a byte a point, a third of what all colours take. `points`: red, green, blue and alpha of each. */
export function indexedPng(width, height, points) {
  const counts = new Map();
  const coarse = new Uint32Array(width * height);
  for (let i = 0; i < coarse.length; i++) {
    coarse[i] = (level(points[4 * i]) << 16) | (level(points[4 * i + 1]) << 8) | level(points[4 * i + 2]);
    counts.set(coarse[i], (counts.get(coarse[i]) ?? 0) + 1);
  }
  const palette = [...counts].sort(([a, m], [b, n]) => n - m || a - b).slice(0, COLOURS);
  const colours = palette.map(([colour]) => colour);
  const indices = new Map([...counts.keys()].map((colour) => [colour, nearest(colours, colour)]));
  const rows = Buffer.alloc(height * (width + 1));
  for (let i = 0; i < coarse.length; i++) rows[i + Math.floor(i / width) + 1] = indices.get(coarse[i]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a point, which name a colour of the palette.
  header.set([8, 3, 0, 0, 0], 8);
  const plte = Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', plte),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function level(channel) {
  return Math.min(255, Math.round(channel / STEP) * STEP);
}

function nearest(colours, colour) {
  const known = colours.indexOf(colour);
  if (known >= 0) return known;
  const distances = colours.map((other) =>
    [16, 8, 0].reduce((sum, shift) => sum + (((other >> shift) & 255) - ((colour >> shift) & 255)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const made = Buffer.alloc(body.length + 8);
  made.writeUInt32BE(data.length, 0);
  body.copy(made, 4);
  made.writeUInt32BE(crc(body), body.length + 4);
  return made;
}

/** The cyclic redundancy check of PNG. */
function crc(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
