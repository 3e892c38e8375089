/** Public API. */
export {type AlgoliaDeployment, type Deployment, readDeployment} from './deployment.ts';
export type {HostingSettings, Redirect} from './settings.ts';
