// Prints the bill of materials of what ships, CycloneDX in JSON: the packages that dist/ is built from, as package-lock.json has
// them. Same sources and lock file, same bytes: no serial number, no time, and not the name of the folder it runs in.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const npm = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 256 * 1024 ** 2,
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (npm.status !== 0) process.exit(1);
const bill = JSON.parse(npm.stdout);

// The build writes the licenses of all that it bundles, each below a line with name and version.
const licenses = readFileSync('dist/licenses.txt', 'utf8').matchAll(/^(\S+) (\d+\.\d+\.\d+\S*)$/gm);
const shipped = new Set(Array.from(licenses, ([, name, version]) => `${name}@${version}`));

delete bill.serialNumber;
delete bill.metadata.timestamp;
delete bill.metadata.tools;
const self = bill.metadata.component;
self.name = JSON.parse(readFileSync('package.json', 'utf8')).name;
bill.components = bill.components.filter((one) => shipped.has(one['bom-ref']));
for (const one of bill.components) {
  // Whoever installs fleetplan needs none of them, so npm calls them packages for development; they are in what it runs.
  one.scope = 'required';
  one.properties = one.properties.filter(({ name }) => name !== 'cdx:npm:package:development');
}
bill.dependencies = bill.dependencies
  .filter(({ ref }) => ref === self['bom-ref'] || shipped.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => shipped.has(one)) }));
const listed = new Set(bill.components.map((one) => one['bom-ref']));
const unlisted = [...shipped].filter((one) => !listed.has(one));
if (unlisted.length > 0) throw new Error(`package-lock.json does not have ${unlisted.join(', ')}`);
process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
