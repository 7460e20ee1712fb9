import { BASE, CONFIG, config, edited, POLICY, STEEP } from './gpu-repository.js';
import { openScene, type Scene, type SceneOptions, TIMEOUT_MS } from './run-action.js';

const RED = edited(BASE, { [POLICY]: STEEP });
const scenes: Scene[] = [];

async function open(options: Partial<SceneOptions> = {}): Promise<Scene> {
  const scene = await openScene({ before: BASE, after: RED, depth: null, ...options });
  scenes.push(scene);
  return scene;
}

afterEach(() => {
  for (const scene of scenes.splice(0)) scene.close();
});

describe('a fork, whose token writes nothing', () => {
  /** A waiver for each rule of each finding that fails the change. */
  function waiversFor(report: string | null): string {
    const { findings } = JSON.parse(report ?? '{}') as {
      readonly findings: readonly {
        readonly breaks: readonly string[];
        readonly fingerprint: string;
        readonly status: string;
      }[];
    };
    const rows = findings
      .filter(({ status }) => status === 'new' || status === 'worsened')
      .flatMap(({ breaks, fingerprint }) =>
        breaks.map(
          (rule) =>
            `  - { rule: ${rule}, subject: "${fingerprint}", reason: trial, owner: ops, expires: 2027-01-31, max: 1000 }`,
        ),
      );
    return `waivers:\n${rows.join('\n')}\n`;
  }

  test(
    'is judged with the waivers of the base, and those that it brings accept nothing',
    async () => {
      const waivers = waiversFor((await (await open()).run()).report);
      const accepting = edited(BASE, { [CONFIG]: config(waivers) });
      const fork = { behaviour: { forbidden: true } };
      const accepted = await open({
        before: accepting,
        after: edited(accepting, { [POLICY]: STEEP }),
        ...fork,
      });
      const step = await accepted.run();
      expect([step.exitCode, step.outputs['violations']]).toEqual([0, '0']);
      expect(step.summary).toContain('Waived');
      expect((await accepted.github.state()).comments).toEqual([]);
      const bringing = await open({ after: edited(RED, { [CONFIG]: config(waivers) }), ...fork });
      const own = await bringing.run();
      expect([own.exitCode, own.outputs['verdict']]).toEqual([1, 'fail']);
      expect(own.summary).toContain('guard-weakened');
    },
    2 * TIMEOUT_MS,
  );
});
