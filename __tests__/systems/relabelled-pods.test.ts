import { expect, test } from '@jest/globals';
import type { Manifest } from '../../src/manifest/manifest.js';
import { podsMovedIn } from '../../src/systems/relabelled-pods.js';
import { manifestsOf } from '../parse-side.js';

const manifests = (app: string): readonly Manifest[] => {
  const template = `{metadata: {labels: {app: ${app}}}, spec: {containers: [{name: web}]}}`;
  const text = `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec: {template: ${template}}\n`;
  return manifestsOf([{ path: 'web.yaml', text }]);
};
const isApp = (name: string) => (labels: Readonly<Record<string, string>>) => labels['app'] === name;
const inside = (name: string) => ({ before: isApp(name), after: isApp(name) });

test('pods that the change moves into a selection are told, those that were in it or stay outside are not', () => {
  const files = { neighbours: manifests('new'), neighboursBefore: manifests('old') };
  expect(podsMovedIn(files, inside('new'))).toEqual(['Deployment/web']);
  expect(podsMovedIn(files, inside('old'))).toEqual([]);
  expect(podsMovedIn(files, { before: () => true, after: () => true })).toEqual([]);
});

test('where a selection takes no pods nothing of the other side is read: hundreds of objects ask', () => {
  const unread = new Proxy<Manifest[]>([], {
    get: () => {
      throw new Error('read');
    },
  });
  const files = { neighbours: manifests('new'), neighboursBefore: unread };
  expect(podsMovedIn(files, inside('other'))).toEqual([]);
});
