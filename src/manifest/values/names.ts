const QUALIFIED_NAME = /^(?:[A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;
const LABEL_VALUE = /^(?:(?:[A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$/;
const DNS_SUBDOMAIN = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/;

export const MAX_LABEL_LENGTH = 63;
const MAX_SUBDOMAIN_LENGTH = 253;

/** A label or annotation key: a name of up to 63 characters, after an optional DNS subdomain and a slash. */
export function isQualifiedName(text: string): boolean {
  const parts = text.split('/');
  if (parts.length > 2) return false;
  const name = parts.at(-1) ?? '';
  if (parts.length === 2 && !isDnsSubdomain(parts[0] ?? '')) return false;
  return name.length <= MAX_LABEL_LENGTH && QUALIFIED_NAME.test(name);
}

/** A label's value: empty, or up to 63 characters that begin and end with a letter or a digit. */
export function isLabelValue(text: string): boolean {
  return text.length <= MAX_LABEL_LENGTH && LABEL_VALUE.test(text);
}

/** Lower-case labels joined by dots, 253 characters in all (RFC 1123 as Kubernetes reads it). */
export function isDnsSubdomain(text: string): boolean {
  return text.length <= MAX_SUBDOMAIN_LENGTH && DNS_SUBDOMAIN.test(text);
}

/** Byte order, as Go compares strings and the API server lists names: `cluster-10` comes before `cluster-2`. */
export function byName(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
