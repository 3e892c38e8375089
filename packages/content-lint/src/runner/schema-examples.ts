import {versions, type Version} from '@devspace-docs/versions';
import {
  checkScripts,
  ConfigFile,
  readConfigPath,
  wrapAt,
  parseYaml,
  valueAt,
} from '@devspace-docs/devspace-check';
import {configFormats, parseFields} from '@devspace-docs/devspace-check/node';
import {type Site, TOP} from '@devspace-docs/pages';
import type {Problem} from '../types.ts';
import {pipelineScripts} from '../rules/pipeline-scripts.ts';
import {findLine, problemOnLine} from './check.ts';

function checkSchema({label, schemaFile: file}: Version, site: Site): Problem[] {
  const source = site.tree.read(file);
  return [...parseFields(source, file).values()].flatMap(({path, examples}) => {
    const at = readConfigPath(path);
    if (!at) return [];
    return examples.flatMap((example) => {
      const [document] = parseYaml(JSON.stringify(example), () => TOP).documents;
      if (!document) return [];
      const config = wrapAt(at, example);
      const shown = {document, config, start: at.segments, isWhole: false};
      return checkScripts(new ConfigFile(shown, configFormats(label))).map(
        ({segments = [], severity, message, hint}) => {
          // The script as it's written in the schema.
          const script = JSON.stringify(valueAt(config, segments));
          const line = findLine(site, file, (text) => text.includes(script));
          const where = `in an example of \`${path}\``;
          const problem = {file, severity, message: `${message}, ${where}`, hint};
          return problemOnLine(line, problem, pipelineScripts.name, site);
        },
      );
    });
  });
}

/** Checks the scripts in the examples of all config schemas, like those in the samples of pages. */
export function checkSchemaExamples(site: Site): Problem[] {
  return versions.flatMap((version) => checkSchema(version, site));
}
