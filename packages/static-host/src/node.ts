/** The part of the public API that needs Node.js. */
export {packSite} from './pack.ts';
export {createSiteReader, readSite} from './read-site.ts';
export {
  NOT_FOUND_PAGE,
  type SiteFiles,
  findPage,
  pageName,
  resolveRequest,
} from './resolve-request.ts';
export {startServer} from './server/start-server.ts';
export type {HostedSite} from './site.ts';
export {writeHosting} from './write-hosting.ts';
