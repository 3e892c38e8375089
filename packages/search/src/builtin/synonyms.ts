// cspell:ignore couldnt
/**
 * Groups of synonyms, one per line. A query with one of them also finds the others, with a lower weight.
 * An arrow maps only one way, if the other way would find too much.
 */
const GROUPS = `
k8s, kubernetes
env var, environment variable, env
envvar, environment variable
couldnt, cannot, could not, unable
hot reload, live reload, auto reload, live update => sync, restart, reload
multiple, several
image pull secret, pull secret, registry credentials, registry login, registry password
private registry => pull secret
docker login, docker hub => pull secret, registry
imagepullbackoff, errimagepull => pull secret, pull
crashloopbackoff => entrypoint, restart
port forward, port forwarding, forward port
expose => port, ingress, domain
tunnel => port forward, reverse port
shell, terminal, bash
exec into, ssh into, log into => enter, terminal
console => terminal
execute, run
delete, remove
uninstall, tear down, undeploy => purge, remove, cleanup
clean up, cleanup
delete everything, remove everything, delete all, remove all, start over => purge, cleanup
newest version, newest release, latest version, latest release => upgrade
older version, old version, previous version, specific version => installation, upgrade
health check, readiness, liveness => probe
only on windows, only on linux, only on mac, operating system, platform => os
final config, resolved config, effective config, resulting config => print
copy files, copy file => sync, upload
rollback, revert, undo => reset, restore
scale, scaling => replicas
clear => reset, cleanup, remove
show, print, display => list, print
getting started, get started, first steps, tutorial, quick start => introduction, quickstart, installation
setup, set up => install, initialize
create project, new project, scaffold => init, initialize
directory, folder, dir
repo, repository
ns, namespace
pvc, persistent volume, persistence, persist
volume, storage => persist, persistence
disk space => cleanup
configuration, config
ignore => exclude
exclude => ignore
override, overwrite
cpu, memory, ram => resources, limits
troubleshoot, diagnose, find problems, not start, not starting, not running, unhealthy, pending => analyze
terminology, glossary, key terms
learn more, learn next, continue, after first, go next, what next => next steps
quota => resources, limits
working directory, workdir, work dir, cwd
kube context, kubectl context, cluster context
cluster => context
mono repo, monorepo => dependencies
microservices, micro services => dependencies
multiple repositories, multi repo, several repositories => dependencies
stage, staging, production, environments => profile
conditional, condition => activation, expression
lifecycle => hook
callback => hook
ci, cd, ci cd, continuous integration, github actions, gitlab, jenkins
telemetry, tracking, usage statistics => analytics
air gapped, offline, without internet
debugger, breakpoint, breakpoints => debugging, debug
vs code, vscode, visual studio code
ide, editor => visual studio code
arm64, m1, apple silicon => arch
dry run => render
template => render
downgrade => upgrade, version
hpa, horizontal pod autoscaler, autoscaling
yml, yaml
license, licence
compose => component chart, dependencies
skaffold, tilt, telepresence, okteto => introduction
multistage, multi stage => target
buildx => buildkit
dind => docker, kaniko
minikube, kind, k3d, docker desktop => local
local cluster => minikube, kind
kustomization, kustomize
values file => values
seed, migration => hook
slow, performance, speed up => cache
fast, fastest, quick, quickest, try => quickstart, introduction
another project, other project, other projects => dependencies
login, sign in, log in
own, custom
switch => use
stuck, hangs, hang, freezes, frozen
golang => go
domain, host, ingress
gitops, argo, argocd, flux
cron job, cron => cronjob
job => pipeline
parallel, concurrent, concurrency
sequence, order
conflict, overlap
alias, shortcut => command
secret, credentials, password, token
user, root => securitycontext
tests, test => pipeline, command
browser => open, ui
dashboard => ui
reuse, share, shared => import, dependencies
include => import
extend, inherit => parent, merge
nested => dependencies
`;

/** Synonyms of a phrase. Each phrase is a list of words. */
export interface SynonymRule {
  readonly from: readonly string[];
  readonly to: readonly (readonly string[])[];
}

function phrases(text: string): string[][] {
  return text.split(',').map((phrase) => phrase.trim().split(/\s+/));
}

/** Parses groups of synonyms. */
export function readSynonyms(groups: string = GROUPS): SynonymRule[] {
  return groups
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [left = '', right] = line.split('=>');
      const from = phrases(left);
      if (right !== undefined) return from.map((phrase) => ({from: phrase, to: phrases(right)}));
      return from.map((phrase) => ({from: phrase, to: from.filter((other) => other !== phrase)}));
    });
}
