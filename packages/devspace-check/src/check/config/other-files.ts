/** Files of other programs, which people open or pass by mistake. */
import {latestVersion} from '@devspace-docs/versions';
import {isYamlMap, type Explanation, type YamlMap} from '../yaml/yaml.ts';

/** Fields of a `package.json` that aren't sections of a config. */
const PACKAGE_FIELDS = ['scripts', 'devDependencies', 'private', 'license', 'main', 'type'];

const COMPOSE = 'a Docker Compose file';

function nameKind(value: YamlMap): string | undefined {
  const {apiVersion, kind, name, services} = value;
  if (typeof apiVersion === 'string') {
    if (apiVersion.startsWith('skaffold/')) return 'a Skaffold config';
    if (kind !== undefined) return 'a Kubernetes manifest';
    return name === undefined ? undefined : "a Helm chart's `Chart.yaml`";
  }
  if (isYamlMap(services)) return COMPOSE;
  const isPackage = name !== undefined && PACKAGE_FIELDS.some((field) => field in value);
  return isPackage ? 'a `package.json`' : undefined;
}

/**
 * Explains that a file isn't a config; undefined if it can be one.
 *
 * @param isField - Whether a config has a section. Default: all sections are known.
 */
export function explainOtherFile(
  value: unknown,
  isField: (name: string) => boolean = () => true,
): Explanation | undefined {
  if (!isYamlMap(value) || /^v\d+(?:alpha|beta)\d/.test(String(value.version))) return undefined;
  const kind = nameKind(value);
  const names = Object.keys(value);
  // A single unknown section is more likely a typo.
  const isUnknown = names.length > 1 && !names.some(isField);
  if (kind === undefined && !isUnknown) return undefined;
  return {
    message:
      kind === undefined
        ? "this isn't a `devspace.yaml`: it has no `version`, and none of its sections"
        : `this is ${kind}, not a \`devspace.yaml\``,
    hint:
      kind === COMPOSE
        ? 'to convert it, run `devspace init` in its folder, and follow the guide "Start from Docker Compose"'
        : `use the project's \`devspace.yaml\`, which has a line such as \`version: ${latestVersion.configVersion}\``,
  };
}
