import { generateKeyPairSync, sign } from 'node:crypto';

function der(tag: number, ...parts: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const size = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const SEQUENCE = 0x30;
const SET = 0x31;
const OID = 0x06;
const hex = (text: string): Buffer => Buffer.from(text, 'hex');

/** A self-signed certificate for host names, valid from 2020 to 2049. */
export function certificateFor(hosts: readonly string[]): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, der(OID, hex('2a8648ce3d040302')));
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, der(OID, hex('550403')), der(0x0c, 'charts'))));
  const names = der(SEQUENCE, ...hosts.map((host) => der(0x82, host)));
  const extension = (oid: string, ...rest: readonly Buffer[]): Buffer =>
    der(SEQUENCE, der(OID, hex(oid)), ...rest);
  const body = der(
    SEQUENCE,
    der(0xa0, der(0x02, hex('02'))),
    der(0x02, hex('01')),
    algorithm,
    name,
    der(SEQUENCE, der(0x17, '200101000000Z'), der(0x17, '491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      der(
        SEQUENCE,
        extension('551d11', der(0x04, names)),
        extension('551d13', der(0x01, hex('ff')), der(0x04, der(SEQUENCE, der(0x01, hex('ff'))))),
      ),
    ),
  );
  const signature = sign('sha256', body, privateKey);
  const certificate = der(SEQUENCE, body, algorithm, der(0x03, hex('00'), signature));
  const lines = certificate.toString('base64').replaceAll(/(.{64})/g, '$1\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
