/** The configs of the tests of the check, to compare them with a DevSpace program. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import {latestVersion, versions, type VersionLabel} from '@devspace-docs/versions';
import type {ComparedConfig} from './compare.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const CASES = 'packages/devspace-check/src/check/cases/broken.yaml';
const FIXTURES = 'tests/fixtures/config';

/** What precedes the `sections` of a case. */
const START = `version: ${latestVersion.configVersion}\nname: my-app\n`;

function versionOf(text: string): VersionLabel {
  const [, name] = /^version: *["']?(\w+)/m.exec(text) ?? [];
  return versions.find(({configVersion}) => configVersion === name)?.label ?? latestVersion.label;
}

function readCases(version: VersionLabel): ComparedConfig[] {
  const lines = new LineCounter();
  const text = readFileSync(path.join(ROOT, CASES), 'utf8');
  const {contents} = parseDocument(text, {lineCounter: lines});
  const items = isSeq(contents) ? contents.items : [];
  return items.flatMap((item) => {
    if (!isMap(item)) return [];
    const start = item.has('sections') ? START : '';
    const node: unknown = item.get(start === '' ? 'config' : 'sections', true);
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return [];
    const text = start + node.value;
    if (versionOf(text) !== version) return [];
    // A block scalar starts in the line before its text.
    const line = lines.linePos(node.range[0]).line - (start === '' ? 0 : 2);
    return [{file: CASES, lineOf: (inside) => line + inside, text}];
  });
}

function readFixtures(version: VersionLabel): ComparedConfig[] {
  return ['valid', 'invalid'].flatMap((kind) => {
    const folder = `${FIXTURES}/${version}/${kind}`;
    return readdirSync(path.join(ROOT, folder)).flatMap((name): ComparedConfig[] => {
      const file = `${folder}/${name}`;
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      // Only other configs load an imported file.
      return text.startsWith('# imported:') ? [] : [{file, lineOf: (line) => line, text}];
    });
  });
}

/** The configs for a version. */
export function readComparedCases(version: VersionLabel): ComparedConfig[] {
  return [...readCases(version), ...readFixtures(version)];
}
