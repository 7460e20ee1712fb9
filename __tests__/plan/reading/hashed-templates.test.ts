import { describe, expect, test } from '@jest/globals';
import { codes, type Files, side } from './two-sides.js';

const CHART: Files = { 'web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n' };
const config = (text: string) =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: web}\ndata: {a: ${text}}\n`;
const workload = (of: string) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: {{ .Release.Name }}\nspec:\n  template:\n    metadata:\n      annotations:\n        checksum/config: {{ ${of} | sha256sum }}\n`;
const ofFile = (name: string) => `include (print $.Template.BasePath "/${name}") .`;

/** What an edit of `path` comes to beside the workload of a chart that nothing renders. */
function said(path: string, of: string, chart: Files = CHART): string[] {
  const files = (text: string) =>
    side({ 'web/templates/web.yaml': workload(of), [path]: config(text) }, chart);
  return codes(files('b'), files('c'));
}

describe('an edit of a template of no planned object, in a chart that is not rendered', () => {
  test.each<[claim: string, path: string, of: string]>([
    ['that a workload takes for a checksum', 'web/templates/config.yaml', ofFile('config.yaml')],
    ['of a deeper folder', 'web/templates/a/config.yaml', ofFile('a/config.yaml')],
  ])('%s restarts its pods, and is not judged', (_claim, path, of) => {
    expect(said(path, of)).toContain('error not-rendered');
  });

  test.each<[claim: string, path: string, of: string, chart: Files]>([
    ['that no workload takes', 'web/templates/config.yaml', ofFile('other.yaml'), CHART],
    [
      'of another chart',
      'api/templates/config.yaml',
      ofFile('config.yaml'),
      { ...CHART, 'api/Chart.yaml': 'name: api\n' },
    ],
    ['that lies in no folder of templates', 'web/config.yaml', ofFile('config.yaml'), CHART],
  ])('%s changes nothing that is planned', (_claim, path, of, chart) => {
    expect(said(path, of, chart)).not.toContain('error not-rendered');
  });
});
