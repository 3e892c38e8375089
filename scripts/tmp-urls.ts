import {checkFieldTopics, checkUrls, readSite} from '@devspace-docs/content-lint';
import {pageModules} from '../src/config/page-modules.ts';
import {redirects} from '../src/config/redirects.ts';
const site = readSite(pageModules);
const problems = [...checkFieldTopics(site), ...checkUrls(site, redirects)];
console.log(JSON.stringify(problems));
