/** Numbers of `v1.31.4+k3s1`, or as the controller keeps it, `v1.31.4-k3s1`: three and that of the build; null for any other text. */
export function versionNumbers(version: string): number[] | null {
  const found = /^v?(\d+)\.(\d+)\.(\d+)(?:[+-](?:k3s|rke2r?)(\d+))?$/.exec(version);
  return found && found.slice(1, 5).map((part: string | undefined) => Number(part ?? 0));
}

/** The minor version as one number that grows with it; null where the text is no version in numbers. */
export function minorOf(version: string | null): number | null {
  const [major, minor] = (version === null ? null : versionNumbers(version)) ?? [];
  return major === undefined || minor === undefined ? null : major * 1000 + minor;
}
