import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {writeScript} from './write-script.ts';

it('writes a script that calls the function, without types and comments', () => {
  const source =
    '/** Why. */\nexport function greet({name}: {name: string}): void {\n  say(name);\n}';
  const said: string[] = [];
  const script = writeScript(source, 'greet', {name: '</script>'});
  expect(script).not.toContain('</script>');
  expect(script).not.toContain('Why');
  runInNewContext(script, {say: (name: string) => said.push(name)});
  expect(said).toEqual(['</script>']);
});

it('rejects a module with imports', () => {
  const source = "import {a} from './a.ts';\nexport function greet(): void {\n  a();\n}";
  expect(() => writeScript(source, 'greet', {})).toThrow(
    "greet: an inline script can't use anything",
  );
});
