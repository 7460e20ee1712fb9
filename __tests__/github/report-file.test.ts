import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeRunFile } from '../../src/github/report-file.js';
import { PAGE_MARK } from '../../src/report/index.js';
import { temporaryFolder } from '../read/repository.js';

const REPORT = '{"schemaVersion":1,"verdict":"pass"}\n';
const PAGE = `<!doctype html>\n${PAGE_MARK}\n`;
const SARIF = '{"version":"2.1.0","runs":[]}\n';
let root: string;
let folders: { workspace: string; temporary: string };

beforeEach(() => {
  root = temporaryFolder('report-file');
  folders = { workspace: join(root, 'work'), temporary: join(root, 'temp') };
  mkdirSync(join(folders.workspace, '.git'), { recursive: true });
  mkdirSync(folders.temporary);
  writeFileSync(join(folders.workspace, 'policy.yaml'), 'a: 1\n');
  writeFileSync(join(folders.workspace, 'package.json'), '{"name":"a"}\n');
  writeFileSync(join(folders.workspace, '.git/config'), '[core]\n');
  symlinkSync('policy.yaml', join(folders.workspace, 'link.json'));
  symlinkSync('.git', join(folders.workspace, 'folder'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('report file: the report file', () => {
  test.each([
    ['the configuration of git', '.git/config', /must not lie in \.git/],
    ['a new file in .git', '.git/hooks/pre-commit', /must not lie in \.git/],
    ['.git in another case', 'sub/.GIT/config', /must not lie in \.git/],
    ['.git through a link', 'folder/config', /must not lie in \.git/],
    ['a policy', 'policy.yaml', /not overwritten/],
    ['another JSON file', 'package.json', /not overwritten/],
    ['a link', 'link.json', /not overwritten/],
    ['a folder outside', '../other/report.json', /must lie in the workspace/],
  ])('does not overwrite or reach %s', (_claim, path, message) => {
    expect(() => writeRunFile('report-file', REPORT, path, folders)).toThrow(message);
    expect(() => writeRunFile('sarif-file', SARIF, path, folders)).toThrow(message);
    expect(() => writeRunFile('html-file', PAGE, path, folders)).toThrow(message);
    expect(readFileSync(join(folders.workspace, 'policy.yaml'), 'utf8')).toBe('a: 1\n');
    expect(readFileSync(join(folders.workspace, '.git/config'), 'utf8')).toBe('[core]\n');
    expect(existsSync(join(folders.workspace, '.git/hooks'))).toBe(false);
  });

  test.each([
    '{"verdict":"pass"}',
    '{"schemaVersion":1}',
    '{"version":"2.1.0"}',
    '{"runs":[]}',
    '[]',
    'null',
  ])('is not taken for an older one where it only begins to look like one: %s', (text) => {
    writeFileSync(join(folders.workspace, 'some.json'), text);
    expect(() => writeRunFile('report-file', REPORT, 'some.json', folders)).toThrow('not overwritten');
    expect(() => writeRunFile('sarif-file', SARIF, 'some.json', folders)).toThrow('not overwritten');
  });

  test('does not go through a link to an older one', () => {
    writeRunFile('report-file', REPORT, 'report.json', folders);
    symlinkSync('report.json', join(folders.workspace, 'last.json'));
    expect(() => writeRunFile('report-file', REPORT, 'last.json', folders)).toThrow('not overwritten');
  });

  test.each([
    ['in the temporary folder', '../temp/report.json', 'temp/report.json'],
    ['in a new folder of the workspace', 'out/report.json', 'work/out/report.json'],
  ])('is written %s, and again over itself', (_claim, path, expected) => {
    writeRunFile('report-file', REPORT, path, folders);
    expect(writeRunFile('report-file', REPORT, path, folders)).toBe(join(root, expected));
    expect(readFileSync(join(root, expected), 'utf8')).toBe(REPORT);
  });

  test('a page is written over itself, and over no other page', () => {
    writeRunFile('html-file', PAGE, 'page.html', folders);
    expect(writeRunFile('html-file', PAGE, 'page.html', folders)).toBe(join(root, 'work/page.html'));
    writeFileSync(join(folders.workspace, 'index.html'), '<!doctype html>\n<title>ours</title>\n');
    expect(() => writeRunFile('html-file', PAGE, 'index.html', folders)).toThrow('is no page of fleetplan');
  });

  test('a SARIF log is written over itself, and neither over a report nor the other way round', () => {
    writeRunFile('sarif-file', SARIF, 'findings.sarif', folders);
    expect(writeRunFile('sarif-file', SARIF, 'findings.sarif', folders)).toBe(
      join(root, 'work/findings.sarif'),
    );
    writeRunFile('report-file', REPORT, 'report.json', folders);
    expect(() => writeRunFile('sarif-file', SARIF, 'report.json', folders)).toThrow('is no SARIF log');
    expect(() => writeRunFile('report-file', REPORT, 'findings.sarif', folders)).toThrow(
      'is no report of fleetplan',
    );
  });
});
