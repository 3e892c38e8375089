/**
 * Which parts of the reference topic pages embed, beside one for each top-level field.
 *
 * The key is the name of the partial: `_fields/<key>.mdx`. One path shows that field with its
 * fields in sight; several paths show a list of fields. Paths are those of the schema.
 */
import type {VersionLabel} from '../../../src/config/versions.ts';

export type Topics = Readonly<Record<string, readonly string[]>>;

/** Fields `names` of the object at `parent`. */
function within(parent: string, names: string): string[] {
  return names.split(' ').map((name) => `${parent}.${name}`);
}

const GIT = 'git branch tag revision subPath cloneArgs disableShallow disablePull';

const topics6: Topics = {
  'images-build': within(
    'images.*',
    'dockerfile context buildArgs target network entrypoint cmd appendDockerfileInstructions rebuildStrategy',
  ),
  'images-tag': within('images.*', 'image tags'),
  'images-push': within('images.*', 'image skipPush'),
  'images-pull': within('images.*', 'createPullSecret'),
  'images-docker': ['images.*.docker'],
  'images-buildKit': ['images.*.buildKit'],
  'images-kaniko': ['images.*.kaniko'],
  'images-custom': ['images.*.custom'],
  'deployments-helm': ['deployments.*.helm'],
  'deployments-helm-chart': ['deployments.*.helm.chart'],
  'deployments-helm-chart-local': within('deployments.*.helm.chart', 'name path'),
  'deployments-helm-chart-remote': within(
    'deployments.*.helm.chart',
    `name version repo username password ${GIT}`,
  ),
  'deployments-helm-values': within('deployments.*.helm', 'values valuesFiles'),
  'component-chart': ['deployments.*.helm.values'],
  'deployments-kubectl': ['deployments.*.kubectl'],
  'deployments-kubectl-manifests': within(
    'deployments.*.kubectl',
    'manifests applyArgs createArgs kubectlBinaryPath',
  ),
  'deployments-kubectl-inlineManifest': within(
    'deployments.*.kubectl',
    'inlineManifest applyArgs kubectlBinaryPath',
  ),
  'deployments-kubectl-kustomize': within(
    'deployments.*.kubectl',
    'kustomize manifests kustomizeArgs kustomizeBinaryPath createArgs applyArgs',
  ),
  'deployments-kubectl-patches': ['deployments.*.kubectl.patches'],
  'dev-selectors': within('dev.*', 'imageSelector labelSelector namespace container arch'),
  'dev-selectors-image': within('dev.*', 'imageSelector namespace container'),
  'dev-selectors-labels': within('dev.*', 'labelSelector namespace container'),
  'dev-containers': ['dev.*.containers'],
  'dev-sync': ['dev.*.sync'],
  'dev-ports': within('dev.*', 'ports reversePorts'),
  'dev-terminal': ['dev.*.terminal'],
  'dev-attach': ['dev.*.attach'],
  'dev-logs': ['dev.*.logs'],
  'dev-ssh': ['dev.*.ssh'],
  'dev-restartHelper': ['dev.*.restartHelper'],
  'dev-proxyCommands': ['dev.*.proxyCommands'],
  'dev-open': ['dev.*.open'],
  'dev-devImage': within('dev.*', 'devImage'),
  'dev-env': ['dev.*.env'],
  'dev-entrypoint': within('dev.*', 'command args'),
  'dev-workingDir': within('dev.*', 'workingDir'),
  'dev-persistence': within('dev.*', 'persistPaths persistenceOptions'),
  'dev-resources': ['dev.*.resources'],
  'dev-patches': ['dev.*.patches'],
  'dependencies-git': within('dependencies.*', GIT),
  'dependencies-path': within('dependencies.*', 'path subPath disablePull'),
  'profiles-activation': ['profiles[].activation'],
  'profiles-parents': within('profiles[]', 'parent parents'),
  'profiles-patches': ['profiles[].patches'],
  'profiles-merge': ['profiles[].merge'],
  'profiles-replace': ['profiles[].replace'],
};

const topics5: Topics = {
  'images-tagging': within('images.*', 'image tags'),
  'images-dockerfile-context': within('images.*', 'dockerfile context'),
  'images-entrypoint-cmd': within('images.*', 'entrypoint cmd'),
  'images-appendDockerfileInstructions': within('images.*', 'appendDockerfileInstructions'),
  'images-injectRestartHelper': within('images.*', 'injectRestartHelper restartHelperPath'),
  'images-rebuildStrategy': within('images.*', 'rebuildStrategy'),
  'images-createPullSecret': within('images.*', 'createPullSecret'),
  'images-docker': ['images.*.build.docker'],
  'images-buildKit': ['images.*.build.buildKit'],
  'images-kaniko': ['images.*.build.kaniko'],
  'images-custom': ['images.*.build.custom'],
  'images-disabled': within('images.*.build', 'disabled'),
  'deployments-helm': ['deployments[].helm'],
  'component-chart': ['deployments[].helm.values'],
  'deployments-kubectl': within(
    'deployments[].kubectl',
    'manifests replaceImageTags applyArgs createArgs deleteArgs cmdPath',
  ),
  'deployments-kubectl-kustomize': within(
    'deployments[].kubectl',
    'manifests kustomize kustomizeArgs replaceImageTags applyArgs deleteArgs cmdPath',
  ),
  'dev-ports-forward': within('dev.ports[]', 'name imageSelector labelSelector namespace forward'),
  'dev-ports-reverseForward': within(
    'dev.ports[]',
    'name imageSelector labelSelector containerName namespace arch reverseForward',
  ),
  'dev-open': ['dev.open'],
  'dev-sync': ['dev.sync'],
  'dev-terminal': ['dev.terminal'],
  'dev-logs': ['dev.logs'],
  'dev-replacePods': ['dev.replacePods'],
  'dev-autoReload': ['dev.autoReload'],
  'dependencies-git': within(
    'dependencies[].source',
    'git branch tag revision subPath configName cloneArgs disableShallow',
  ),
  'dependencies-path': within('dependencies[].source', 'path subPath configName'),
  'dependencies-options': within(
    'dependencies[]',
    'name namespace profile profiles profileParents disableProfileActivation vars overwriteVars skipBuild ignoreDependencies disabled dev',
  ),
  'vars-env': within('vars[]', 'name default alwaysResolve'),
  'vars-input': within(
    'vars[]',
    'name default question options noCache password validationPattern validationMessage alwaysResolve',
  ),
  'vars-command': within('vars[]', 'name command args commands default alwaysResolve'),
  'vars-none': within('vars[]', 'name value alwaysResolve'),
  'profiles-replace': ['profiles[].replace'],
  'profiles-merge': within('profiles[]', 'merge strategicMerge'),
  'profiles-patches': ['profiles[].patches'],
  'profiles-parents': within('profiles[]', 'parents parent'),
  'profiles-activation': ['profiles[].activation'],
};

const topics4: Topics = {
  'images-tagging': within('images.*', 'image tags'),
  'images-dockerfile-context': within('images.*', 'dockerfile context'),
  'images-entrypoint-cmd': within('images.*', 'entrypoint cmd'),
  'images-appendDockerfileInstructions': within('images.*', 'appendDockerfileInstructions'),
  'images-injectRestartHelper': within('images.*', 'injectRestartHelper'),
  'images-preferSyncOverRebuild': within('images.*', 'preferSyncOverRebuild'),
  'images-createPullSecret': within('images.*', 'createPullSecret'),
  'images-docker': ['images.*.build.docker'],
  'images-kaniko': ['images.*.build.kaniko'],
  'images-custom': ['images.*.build.custom'],
  'images-disabled': within('images.*.build', 'disabled'),
  'deployments-helm': ['deployments[].helm'],
  'component-chart': ['deployments[].helm.values'],
  'deployments-kubectl': within(
    'deployments[].kubectl',
    'manifests replaceImageTags applyArgs createArgs deleteArgs cmdPath',
  ),
  'deployments-kubectl-kustomize': within(
    'deployments[].kubectl',
    'manifests kustomize kustomizeArgs replaceImageTags applyArgs createArgs deleteArgs cmdPath',
  ),
  'dev-ports-forward': within('dev.ports[]', 'imageName labelSelector namespace forward'),
  'dev-ports-reverseForward': within(
    'dev.ports[]',
    'imageName labelSelector containerName namespace reverseForward',
  ),
  'dev-open': ['dev.open'],
  'dev-sync': ['dev.sync'],
  'dev-logs': ['dev.logs'],
  'dev-interactive': ['dev.interactive'],
  'dev-autoReload': ['dev.autoReload'],
  'dependencies-git': within(
    'dependencies[].source',
    'git branch tag revision subPath cloneArgs disableShallow',
  ),
  'dependencies-path': within('dependencies[].source', 'path subPath'),
  'dependencies-options': within(
    'dependencies[]',
    'name namespace profile skipBuild ignoreDependencies',
  ),
  'vars-env': within('vars[]', 'name default'),
  'vars-input': within(
    'vars[]',
    'name default question options password validationPattern validationMessage',
  ),
  'vars-none': within('vars[]', 'name default'),
  'profiles-patches': ['profiles[].patches'],
  'profiles-replace': ['profiles[].replace'],
};

export const topicsOf: Readonly<Record<VersionLabel, Topics>> = {
  '6.x': topics6,
  '5.x': topics5,
  '4.x': topics4,
};

/**
 * Fields that only the page about their whole section shows, although topic pages show the fields next to
 * them. `npm run check` reports all other fields without a topic.
 */
export const overviewFields: Readonly<Record<VersionLabel, readonly string[]>> = {
  '6.x': [
    'images.*.name',
    ...within('deployments.*', 'name updateImageTags namespace'),
    'dev.*.name',
    ...within(
      'dependencies.*',
      'name disabled pipeline vars overwriteVars ignoreDependencies namespace',
    ),
  ],
  '5.x': [
    'vars[].source',
    ...within('deployments[]', 'name namespace disabled concurrent'),
    ...within('profiles[]', 'name description'),
  ],
  '4.x': [
    'vars[].source',
    ...within('deployments[]', 'name namespace'),
    ...within('profiles[]', 'name parent'),
  ],
};
