import { readFileSync } from 'node:fs';

const { repository } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly repository: string };

/** `OWNER/NAME` of the action, from `repository` of package.json. */
export const REPOSITORY = repository.replace(/^github:/, '');
