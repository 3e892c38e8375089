/**
 * Redirects of previous URLs: see "Rename a page" in CONTRIBUTING.md.
 *
 * The site doesn't use @docusaurus/plugin-client-redirects, because each of its pages has a different
 * inline script, and the Content-Security-Policy would need the hashes of all of them.
 */

/** Paths are relative to the base path, with a leading slash and without a trailing one. */
export interface Redirect {
  readonly from: string;
  /** A page of the same version or a newer one. */
  readonly to: string;
}

/** Base path of the site until 5.x. URLs below it redirect to the current URL of the same page. */
export const legacyBasePath = '/cli/docs/';

/** Sorted by version, newest first, then by path. */
export const redirects: readonly Redirect[] = [
  // Pages of 5.x and 4.x, which had these URLs while they were the latest version.
  {from: '/commands/devspace', to: '/cli'},
  {from: '/commands/devspace_add', to: '/cli/devspace_add'},
  {from: '/commands/devspace_add_plugin', to: '/cli/devspace_add_plugin'},
  {from: '/commands/devspace_analyze', to: '/cli/devspace_analyze'},
  {from: '/commands/devspace_attach', to: '/cli/devspace_attach'},
  {from: '/commands/devspace_build', to: '/cli/devspace_build'},
  {from: '/commands/devspace_cleanup', to: '/cli/devspace_cleanup'},
  {from: '/commands/devspace_cleanup_images', to: '/cli/devspace_cleanup_images'},
  {from: '/commands/devspace_completion', to: '/cli/devspace_completion'},
  {from: '/commands/devspace_deploy', to: '/cli/devspace_deploy'},
  {from: '/commands/devspace_dev', to: '/cli/devspace_dev'},
  {from: '/commands/devspace_enter', to: '/cli/devspace_enter'},
  {from: '/commands/devspace_init', to: '/cli/devspace_init'},
  {from: '/commands/devspace_list', to: '/cli/devspace_list'},
  {from: '/commands/devspace_list_commands', to: '/cli/devspace_list_commands'},
  {from: '/commands/devspace_list_contexts', to: '/cli/devspace_list_contexts'},
  {from: '/commands/devspace_list_deployments', to: '/cli/devspace_list_deployments'},
  {from: '/commands/devspace_list_namespaces', to: '/cli/devspace_list_namespaces'},
  {from: '/commands/devspace_list_plugins', to: '/cli/devspace_list_plugins'},
  {from: '/commands/devspace_list_ports', to: '/cli/devspace_list_ports'},
  {from: '/commands/devspace_list_profiles', to: '/cli/devspace_list_profiles'},
  {from: '/commands/devspace_list_sync', to: '/cli/devspace_list_sync'},
  {from: '/commands/devspace_list_vars', to: '/cli/devspace_list_vars'},
  {from: '/commands/devspace_logs', to: '/cli/devspace_logs'},
  {from: '/commands/devspace_open', to: '/cli/devspace_open'},
  {from: '/commands/devspace_print', to: '/cli/devspace_print'},
  {from: '/commands/devspace_purge', to: '/cli/devspace_purge'},
  {from: '/commands/devspace_remove', to: '/cli/devspace_remove'},
  {from: '/commands/devspace_remove_context', to: '/cli/devspace_remove_context'},
  {from: '/commands/devspace_remove_plugin', to: '/cli/devspace_remove_plugin'},
  {from: '/commands/devspace_render', to: '/cli/devspace_render'},
  {from: '/commands/devspace_reset', to: '/cli/devspace_reset'},
  {from: '/commands/devspace_reset_dependencies', to: '/cli/devspace_reset_dependencies'},
  {from: '/commands/devspace_reset_pods', to: '/cli/devspace_reset_pods'},
  {from: '/commands/devspace_reset_vars', to: '/cli/devspace_reset_vars'},
  {from: '/commands/devspace_restart', to: '/cli/devspace_restart'},
  {from: '/commands/devspace_run', to: '/cli/devspace_run'},
  {from: '/commands/devspace_set', to: '/cli/devspace_set'},
  {from: '/commands/devspace_set_var', to: '/cli/devspace_set_var'},
  {from: '/commands/devspace_sync', to: '/cli/devspace_sync'},
  {from: '/commands/devspace_ui', to: '/cli/devspace_ui'},
  {from: '/commands/devspace_update', to: '/cli/devspace_update'},
  {from: '/commands/devspace_update_plugin', to: '/cli/devspace_update_plugin'},
  {from: '/commands/devspace_upgrade', to: '/cli/devspace_upgrade'},
  {from: '/commands/devspace_use', to: '/cli/devspace_use'},
  {from: '/commands/devspace_use_context', to: '/cli/devspace_use_context'},
  {from: '/commands/devspace_use_namespace', to: '/cli/devspace_use_namespace'},
  {from: '/configuration/commands/basics', to: '/configuration/commands'},
  {from: '/configuration/dependencies/basics', to: '/configuration/dependencies'},
  {from: '/configuration/deployments/basics', to: '/configuration/deployments'},
  {from: '/configuration/deployments/helm-charts', to: '/configuration/deployments/helm'},
  {
    from: '/configuration/deployments/kubernetes-manifests',
    to: '/configuration/deployments/kubectl/manifests',
  },
  {
    from: '/configuration/deployments/kustomizations',
    to: '/configuration/deployments/kubectl/kustomizations',
  },
  {from: '/configuration/development/auto-reloading', to: '/configuration/functions'},
  {from: '/configuration/development/basics', to: '/configuration/dev'},
  {
    from: '/configuration/development/file-synchronization',
    to: '/configuration/dev/connections/file-sync',
  },
  {
    from: '/configuration/development/interactive-mode',
    to: '/configuration/dev/connections/terminal',
  },
  {
    from: '/configuration/development/log-streaming',
    to: '/configuration/dev/connections/terminal/log-streaming',
  },
  {from: '/configuration/development/open-links', to: '/configuration/dev/connections/open'},
  {
    from: '/configuration/development/port-forwarding',
    to: '/configuration/dev/connections/port-forwarding',
  },
  {from: '/configuration/development/replace-pods', to: '/configuration/dev/modifications'},
  {
    from: '/configuration/development/reverse-port-forwarding',
    to: '/configuration/dev/connections/port-forwarding',
  },
  {from: '/configuration/development/terminal', to: '/configuration/dev/connections/terminal'},
  {from: '/configuration/env-file', to: '/configuration/environment-variables'},
  {from: '/configuration/hooks/basics', to: '/configuration/hooks'},
  {from: '/configuration/images/append-dockerfile-instructions', to: '/configuration/images/build'},
  {from: '/configuration/images/basics', to: '/configuration/images'},
  {from: '/configuration/images/buildkit', to: '/configuration/images/build-engines/buildkit'},
  {from: '/configuration/images/custom', to: '/configuration/images/build-engines/custom'},
  {from: '/configuration/images/disabled', to: '/configuration/images'},
  {from: '/configuration/images/docker', to: '/configuration/images/build-engines/docker'},
  {from: '/configuration/images/dockerfile-context', to: '/configuration/images/build'},
  {from: '/configuration/images/entrypoint-cmd', to: '/configuration/images/build'},
  {from: '/configuration/images/image-tagging', to: '/configuration/images/tag'},
  {
    from: '/configuration/images/inject-restart-helper',
    to: '/configuration/dev/connections/restart-helper',
  },
  {from: '/configuration/images/kaniko', to: '/configuration/images/build-engines/kaniko'},
  {from: '/configuration/images/prefer-sync-over-rebuild', to: '/configuration/images/build'},
  {from: '/configuration/images/pull-secrets', to: '/configuration/images/pull'},
  {from: '/configuration/images/rebuild-strategy', to: '/configuration/images/build'},
  {from: '/configuration/profiles/basics', to: '/configuration/profiles'},
  {from: '/configuration/profiles/parents', to: '/configuration/profiles'},
  {from: '/configuration/pullSecrets/basics', to: '/configuration/pullSecrets'},
  {from: '/configuration/require/basics', to: '/configuration/require'},
  {from: '/configuration/variables/basics', to: '/configuration/variables'},
  {from: '/configuration/variables/predefined-variables', to: '/configuration/variables'},
  {from: '/configuration/variables/runtime-variables', to: '/configuration/runtime-variables'},
  {from: '/configuration/variables/source-command', to: '/configuration/variables'},
  {from: '/configuration/variables/source-env', to: '/configuration/variables'},
  {from: '/configuration/variables/source-input', to: '/configuration/variables'},
  {from: '/configuration/variables/source-none', to: '/configuration/variables'},
  {from: '/getting-started/deployment', to: '/getting-started/development'},
  {from: '/guides/ci-cd-integration', to: '/guides/ci-cd'},
  {from: '/guides/dev-staging-production', to: '/configuration/profiles'},
  {from: '/guides/file-synchronization', to: '/configuration/dev/connections/file-sync'},
  {from: '/guides/image-building', to: '/configuration/images'},
  {from: '/guides/interactive-mode', to: '/configuration/dev/connections/terminal'},
  {from: '/guides/localhost-ui', to: '/guides/web-ui'},
  {from: '/guides/networking-domains', to: '/guides/domains-and-ingress'},
  {from: '/guides/plugins', to: '/plugins'},
  {from: '/guides/remote-debugging', to: '/guides/debugging'},
  {from: '/introduction', to: '/getting-started/introduction'},
  {from: '/quickstart', to: '/getting-started/initialize-project'},
];
