/** The part of the public API that needs Node.js. */
export {packSite} from './pack.ts';
export {readSite} from './read-site.ts';
export {
  NOT_FOUND_PAGE,
  type SiteFiles,
  findPage,
  pageName,
  resolveRequest,
} from './resolve-request.ts';
export {startServer} from './server/start-server.ts';
export {writeHosting} from './write-hosting.ts';
