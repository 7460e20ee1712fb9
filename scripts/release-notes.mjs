// Prints what CHANGELOG.md says of a release: `node scripts/release-notes.mjs v1.2.3`. Fails where the tag is not the version of
// package.json, or nothing is written about it.
import { readFileSync } from 'node:fs';

const [, , tag = ''] = process.argv;
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
if (tag !== `v${version}`) throw new Error(`the tag ${tag} is not the version of package.json, v${version}`);
const sections = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
const [title = '', ...lines] = sections.find((one) => one.startsWith(`${version}\n`))?.split('\n') ?? [];
const notes = lines.join('\n').trim();
if (title === '' || notes === '') throw new Error(`CHANGELOG.md says nothing of ${version}`);
console.log(notes);
