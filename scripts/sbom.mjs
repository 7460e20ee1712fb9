// Prints the bill of materials of what ships, CycloneDX in JSON: the packages that dist/ is built from, as package-lock.json has
// them. Same lock file, same bytes: no serial number, no time, and not the name of the folder it runs in.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const npm = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (npm.status !== 0) process.exit(1);
const bill = JSON.parse(npm.stdout);
delete bill.serialNumber;
delete bill.metadata.timestamp;
delete bill.metadata.tools;
bill.metadata.component.name = JSON.parse(readFileSync('package.json', 'utf8')).name;
process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
