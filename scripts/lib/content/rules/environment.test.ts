import {describe, expect, it} from 'vitest';
import type {VersionLabel} from '../../../../src/config/versions.ts';
import {brief, check, docsPath, page} from '../testing.ts';
import {environment} from './environment.ts';

function problemsOf(body: string, version: VersionLabel = '6.x'): string[] {
  const path = docsPath(version);
  return brief(check(environment, {[path]: page('A', body)})).map((problem) =>
    problem.slice(path.length + 1),
  );
}

describe('variables', () => {
  it.each<[VersionLabel, string]>([
    ['6.x', '`DEVSPACE_CONFIG`, `DEVSPACE_LIST_VARS_FLAGS`, `DEVSPACE_<COMMAND>_FLAGS`'],
    ['6.x', '`DEVSPACE_RUN-PIPELINE_NIGHTLY-BUILD_FLAGS`, `DEVSPACE_HOOK_*`, `DEVSPACE_`'],
    ['6.x', '`${DEVSPACE_NAME}`, `$!{devspace.git.branch}`, `devspace.yaml`, `devspace.name`'],
    [
      '6.x',
      '`${runtime.images.api.tag}`, `${runtime.dependencies.db.images.api}`, `${runtime...}`',
    ],
    ['6.x', '```bash\necho $DEVSPACE_NAME-api\n```'],
    ['5.x', '`${devspace.context}`, `DEVSPACE_INJECT_LOCAL`, `DEVSPACE_SPACE_DOMAIN1`'],
    ['4.x', '`DEVSPACE_USERNAME`, `${DEVSPACE_RANDOM}`'],
    ['4.x', 'In 5.x, there is `${devspace.context}`.'],
    ['6.x', 'Without 5.x, DEVSPACE_INJECT_LOCAL is gone.'],
    ['6.x', '```yaml\nversion: v1beta9\nvars: [{name: A, default: "${DEVSPACE_USERNAME}"}]\n```'],
    ['6.x', '```yaml unchecked="Shows a mistake."\na: ${DEVSPACE_NAM}\n```'],
  ])('of %s are known in %s', (version, body) => {
    expect(problemsOf(body, version)).toEqual([]);
  });

  it.each<[VersionLabel, string, string]>([
    ['6.x', 'Set `DEVSPACE_FLAG`.', '5:6 DevSpace 6.x has no variable `DEVSPACE_FLAG`'],
    ['6.x', 'Set DEVSPACE_FLAG.', '5:5 DevSpace 6.x has no variable `DEVSPACE_FLAG`'],
    ['6.x', '`DEVSPACE_DEPOLY_FLAGS`', '5:2 DevSpace 6.x has no variable `DEVSPACE_DEPOLY_FLAGS`'],
    [
      '6.x',
      '```bash\nDEVSPACE_CONFG=a.yaml devspace dev\n```',
      '6:1 DevSpace 6.x has no variable `DEVSPACE_CONFG`',
    ],
    [
      '6.x',
      '```yaml\na: b\nc: d-${DEVSPACE_NAM}\n```',
      '7:8 DevSpace 6.x has no variable `DEVSPACE_NAM`',
    ],
    ['6.x', '`${runtime.image.api}`', '5:4 DevSpace 6.x has no variable `runtime.image.api`'],
    ['6.x', '`devspace.userhome`', '5:2 DevSpace 6.x has no variable `devspace.userhome`'],
    ['6.x', '`DEVSPACE_HOKO_*`', '5:2 DevSpace 6.x has no variable `DEVSPACE_HOKO_`'],
  ])('of %s are missed in %s', (version, body, problem) => {
    expect(problemsOf(body, version)).toEqual([problem]);
  });

  it.each<[VersionLabel, string, RegExp]>([
    ['5.x', '`DEVSPACE_CONFIG`', /`DEVSPACE_CONFIG` is a variable of .*6\.x, not of 5\.x$/],
    ['5.x', '`DEVSPACE_RUN-PIPELINE_FLAGS`', /is a variable of .*6\.x, not of 5\.x$/],
    ['4.x', '`${runtime.images.api}`', /is a variable of .*6\.x and 5\.x, not of 4\.x$/],
  ])('of another version than %s are missed in %s', (version, body, problem) => {
    expect(problemsOf(body, version)).toEqual([expect.stringMatching(problem)]);
  });
});

describe('variables of readers', () => {
  const use = 'Set `DEVSPACE_TEAM` first.';

  it.each<[string, string]>([
    [
      'in `vars`',
      '```yaml title="devspace.yaml"\nversion: v2beta1\nvars:\n  DEVSPACE_TEAM: a\n```',
    ],
    ['in a fragment', '```yaml path="vars"\nDEVSPACE_TEAM:\n  question: Which team?\n```'],
    ['in a list', '```yaml path="vars"\n- name: DEVSPACE_TEAM\n```'],
    ['in a shell', '```bash\nexport DEVSPACE_TEAM=a\necho "$DEVSPACE_TEAM"\n```'],
    [
      'in an env file',
      '```bash title=".env"\nDEVSPACE_TEAM=a\n```\n\n```yaml path="deployments"\na: {namespace: "${DEVSPACE_TEAM}"}\n```',
    ],
  ])('may be named like those of DevSpace %s', (_, sample) => {
    expect(problemsOf(`${use}\n\n${sample}`)).toEqual([]);
  });

  it('are not those that are only set, or only read', () => {
    expect(problemsOf(`${use}\n\n\`\`\`bash\nexport DEVSPACE_TEAM=a\n\`\`\``)).toHaveLength(2);
    expect(problemsOf(`${use}\n\n\`\`\`bash\necho \${DEVSPACE_TEAM:-a}\n\`\`\``)).toHaveLength(2);
  });

  it('belong to the pages that show a partial, too', () => {
    const files = {
      'docs/_a.mdx': use,
      'docs/a.mdx': page(
        'A',
        'import A from \'./_a.mdx\';\n\n<A />\n\n```yaml path="vars"\nDEVSPACE_TEAM: a\n```',
      ),
    };
    expect(check(environment, files)).toEqual([]);
  });
});

it('suggests the variable that was meant', () => {
  const [problem] = check(environment, {'docs/a.mdx': page('A', '`DEVSPACE_TIMESTMAP`')});
  expect(problem?.hint).toBe('did you mean `DEVSPACE_TIMESTAMP`?');
});
