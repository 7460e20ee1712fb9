/** A name as the generators write it for use in a name of an object: small letters, digits, dots and hyphens, 253 of them. */
export function normalized(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]/g, '-')
    .slice(0, 253)
    .replaceAll(/^[-.]+|[-.]+$/g, '');
}
