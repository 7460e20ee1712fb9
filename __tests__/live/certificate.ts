import { createSign, generateKeyPairSync } from 'node:crypto';

/** ASN.1, as far as a certificate needs it: a tag, a length and what is in it. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const length =
    content.length < 128
      ? Buffer.from([content.length])
      : content.length < 256
        ? Buffer.from([0x81, content.length])
        : Buffer.from([0x82, content.length >> 8, content.length & 0xff]);
  return Buffer.concat([Buffer.from([tag]), length, content]);
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const octets = (bytes: Uint8Array) => der(0x04, bytes);
const hex = (text: string) => Buffer.from(text, 'hex');
const bits = (bytes: Uint8Array) => der(0x03, Buffer.from([0]), bytes);
const time = (text: string) => der(0x18, Buffer.from(text));

const ECDSA_SHA256 = sequence(hex('06082a8648ce3d040302'));
const COMMON_NAME = hex('0603550403');
const BASIC_CONSTRAINTS = hex('0603551d13');
const SUBJECT_ALT_NAME = hex('0603551d11');
const TRUE = hex('0101ff');

export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** A certificate for 127.0.0.1, ::1 and localhost that is its own authority, made anew for every run: no key lies in the repository. */
export function selfSigned(name = 'fleetplan test', until = '21200101000000Z'): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));
  const names = sequence(
    der(0x82, Buffer.from('localhost')),
    der(0x87, Buffer.from([127, 0, 0, 1])),
    der(0x87, Buffer.from([...new Uint8Array(15), 1])),
  );
  const extensions = sequence(
    sequence(BASIC_CONSTRAINTS, TRUE, octets(sequence(TRUE))),
    sequence(SUBJECT_ALT_NAME, octets(names)),
  );
  const body = sequence(
    der(0xa0, hex('020102')),
    hex('020101'),
    ECDSA_SHA256,
    subject,
    sequence(time('20200101000000Z'), time(until)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = createSign('sha256').update(body).sign(privateKey);
  const whole = sequence(body, ECDSA_SHA256, bits(signature));
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${(whole.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
