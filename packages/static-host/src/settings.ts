import type {Deployment} from './deployment.ts';

/** Paths are relative to the base path, with a leading slash and without a trailing one. */
export interface Redirect {
  readonly from: string;
  /** A page of the same version or a newer one. */
  readonly to: string;
}

/** What hosting needs to know about the site: src/config/hosting.ts. */
export interface HostingSettings {
  readonly deployment: Deployment;
  readonly redirects: readonly Redirect[];
  /** Earlier base path of the site. URLs below it redirect to the current URL of the same page. */
  readonly legacyBasePath: string;
  /** Maximum number of different inline scripts. More stop the build, because each must be reviewed. */
  readonly inlineScriptLimit: number;
  /** URLs of scripts on other hosts. */
  readonly externalScripts: readonly string[];
}
