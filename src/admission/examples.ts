/** Values that fit the patterns of the kinds that are planned, by the pattern: what a person writes who cannot read it. */
const EXAMPLES: ReadonlyMap<string, string> = new Map([
  [String.raw`^((100|[0-9]{1,2})%|[0-9]+)$`, '"10%" or "2"'],
  [String.raw`^(100|[1-9][0-9]?)%$`, '"10%"'],
  [String.raw`^((([0-9]+(h|m))|([0-9]+h[0-9]+m))(0s)?)$`, '8h or 1h30m'],
  [String.raw`^([0-9]+(s|m|h))+$`, '30m or 1h30m'],
  [String.raw`^(([0-9]+(s|m|h))+|Never)$`, '720h or Never'],
  [String.raw`^(?:[0-9]+(\.[0-9]+)?(?:s|m|h))+$`, '30m or 24h'],
  [
    String.raw`^(@(annually|yearly|monthly|weekly|daily|midnight|hourly))|((.+)\s(.+)\s(.+)\s(.+)\s(.+))$`,
    '"0 9 * * mon-fri" or "@daily"',
  ],
  [String.raw`^[a-z0-9]+$`, 'canary1'],
  [String.raw`^[^/]*$`, 'default, without a slash'],
  [String.raw`^\S+$`, 'ghcr.io/org/image, without a space'],
]);

/** `, write it as in 8h or 1h30m`; nothing for any other pattern. */
export function exampleOf(pattern: string): string {
  const example = EXAMPLES.get(pattern);
  return example === undefined ? '' : `, write it as in ${example}`;
}
