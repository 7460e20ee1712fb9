const NUMBER = '(?:0|[1-9][0-9]*)';
const PRERELEASE = `(?:${NUMBER}|[0-9]*[A-Za-z-][0-9A-Za-z-]*)`;
const SEMVER = new RegExp(
  `^v${NUMBER}(?:\\.${NUMBER}(?:\\.${NUMBER}(?:-${PRERELEASE}(?:\\.${PRERELEASE})*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?)?)?$`,
);

/**
 * True for a version the operator can order: `1.2.3`, `v1.2.3-rc.1+build`, and the short `1` and `1.2`. Source:
 * NVIDIA/nodewright operator v0.15.0, version.go IsValid, on golang.org/x/mod/semver.
 */
export function isPackageVersion(text: string): boolean {
  return SEMVER.test(text.startsWith('v') ? text : `v${text}`);
}
