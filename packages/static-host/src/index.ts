/** Public API. */
export {checkRedirects} from './check-redirects.ts';
export {type AlgoliaDeployment, type Deployment, readDeployment} from './deployment.ts';
export type {HostingSettings, Redirect} from './settings.ts';
