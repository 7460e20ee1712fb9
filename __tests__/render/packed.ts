import { gzipSync } from 'node:zlib';

const BLOCK = 512;

/** A packed chart of some files (POSIX.1-2017, ustar interchange format). */
export function packed(files: Readonly<Record<string, string>>, type = '0'): Buffer {
  const blocks = Object.entries(files).flatMap(([name, text]) => [headerOf(name, text, type), filled(text)]);
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]));
}

function headerOf(name: string, text: string, type: string): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write('0000644\0', 100);
  header.write(`${Buffer.byteLength(text).toString(8).padStart(11, '0')}\0`, 124);
  header.write('        ', 148);
  header.write(type, 156);
  header.write('ustar\0' + '00', 257);
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

function filled(text: string): Buffer {
  const bytes = Buffer.alloc(Math.ceil(Buffer.byteLength(text) / BLOCK) * BLOCK);
  bytes.write(text);
  return bytes;
}
