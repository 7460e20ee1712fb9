import type { Setup } from '../cases/setup.js';

/** A short address may unpack to gigabytes. */
const MOST_CHARACTERS = 4_000_000;

/** The setup as the part of an address behind `#`: compressed JSON, in letters that every address may hold. */
export async function toAddress(setup: Setup): Promise<string> {
  const packed = await through(
    new CompressionStream('deflate-raw'),
    new TextEncoder().encode(JSON.stringify(setup)),
  );
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  return `setup=${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The setup of such an address; null where it is none. */
export async function fromAddress(address: string): Promise<Setup | null> {
  const [, letters] = /^#?setup=([\w-]+)$/.exec(address) ?? [];
  if (letters === undefined) return null;
  try {
    const packed = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes));
    return setupIn(JSON.parse(text));
  } catch {
    return null;
  }
}

function setupIn(written: unknown): Setup | null {
  if (typeof written !== 'object' || written === null) return null;
  const { fleet, snapshot, base, head, config, durationMinutes, at } = written as Record<string, unknown>;
  const isText = (value: unknown): value is string => typeof value === 'string';
  if (!isText(fleet) || !isText(snapshot) || !isText(head) || !isText(config) || !isText(at)) return null;
  if (durationMinutes !== null && typeof durationMinutes !== 'number') return null;
  if (base !== null && !isText(base)) return null;
  return { fleet, snapshot, base, head, config, durationMinutes, at };
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  let length = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, out) {
      length += part.length;
      if (length > MOST_CHARACTERS) throw new RangeError('an address that unpacks to too much');
      out.enqueue(part);
    },
  });
  const unpacked = new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(bounded);
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}
