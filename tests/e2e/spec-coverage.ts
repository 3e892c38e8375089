/**
 * What the specification says that readers see, and the tests that show it. `npm run test:e2e` prints
 * it as a table with what became of each test; tests/lib/spec-table.test.ts fails when a test that is
 * named here does not exist.
 */
import type {Statement} from '../lib/spec-table.ts';

const navigation = 'tests/e2e/navigation.spec.ts';
const addresses = 'tests/e2e/addresses.spec.ts';
const loading = 'tests/e2e/loading.spec.ts';
const storage = 'tests/e2e/storage.spec.ts';
const mobileMenu = 'tests/e2e/mobile-menu.spec.ts';
const prefetch = 'tests/e2e/prefetch.spec.ts';
const reading = 'tests/e2e/reading.spec.ts';
const withoutScripts = 'tests/e2e/without-javascript.spec.ts';
const clipboard = 'tests/e2e/clipboard.spec.ts';
const print = 'tests/e2e/print.spec.ts';
const announcement = 'tests/e2e/announcement.spec.ts';
const codeBlocks = 'tests/e2e/code-blocks.spec.ts';
const accessibility = 'tests/e2e/accessibility.spec.ts';
const sections = 'tests/e2e/reader-sections.spec.ts';
const tabs = 'tests/e2e/reader-tabs.spec.ts';
const colours = 'tests/e2e/reader-colours.spec.ts';
const searchEngine = 'tests/e2e/search-engine.spec.ts';
const searchModal = 'tests/e2e/search-modal.spec.ts';
const searchPage = 'tests/e2e/search-page.spec.ts';
const searchAlgolia = 'tests/e2e/search-algolia.spec.ts';
const routes = 'tests/routes/routes.test.ts';
const zoom = 'tests/e2e/reader-zoom.spec.ts';
const markdown = 'tests/e2e/reader-markdown.spec.ts';
const comfort = 'tests/e2e/reader-comfort.spec.ts';
const reference = 'tests/e2e/reference.spec.ts';
const buildRules = 'src/config/build-rules.test.ts';
const versions = 'src/config/versions.test.ts';
const readingConstants = 'src/config/reading.test.ts';
const constants = 'src/config/loading.test.ts';

const screens: readonly Statement[] = [
  {
    part: '2. Screens and routes',
    says: 'All routes exist, and no others.',
    shownBy: [`${routes}: exist, and no other pages`],
  },
  {
    part: '2. Screens and routes',
    says: 'The search page takes the query in the q parameter.',
    shownBy: [`${searchPage}: the address says what is sought, and in which version`],
  },
  {
    part: '2. Screens and routes',
    says: 'Pages stand in the sidebar of their version, except those that have none.',
    shownBy: [`${routes}: stand in the sidebar of their release line exactly when they should`],
  },
  {
    part: '2. Screens and routes',
    says: 'Any unmatched path shows a not-found page.',
    shownBy: [`${addresses}: says so, and has status 404`],
  },
  {
    part: '2. Screens and routes',
    says: 'Trailing index.html or .html suffixes are normalised away.',
    shownBy: [
      `${addresses}: all other addresses of \${path} lead there by one redirect and keep the query`,
      `${addresses}: a page that is opened with a suffix works and shows its own address`,
    ],
  },
  {
    part: '2. Screens and routes',
    says: 'Page bodies load on demand.',
    shownBy: [`${loading}: a bar shows that the next page is on its way, after a moment`],
  },
];

const behaviour: readonly Statement[] = [
  {
    part: '2. Site behaviour',
    says: 'Navigating to a route loads its page first.',
    shownBy: [`${loading}: a bar shows that the next page is on its way, after a moment`],
  },
  {
    part: '2. Site behaviour',
    says: 'After navigation the page scrolls to the top.',
    shownBy: [`${reading}: another page begins at its top, and Back returns to the place`],
  },
  {
    part: '2. Site behaviour',
    says: 'After navigation the page scrolls to the hash target.',
    shownBy: [
      `${tabs}: shows it from another page`,
      `${sections}: works from another page, whose fields are still on their way`,
    ],
  },
  {
    part: '2. Site behaviour',
    says: 'Link assets are prefetched, except on slow 2G connections or when data saving is on.',
    shownBy: [
      `${prefetch}: pages that links lead to are fetched ahead, each once and within a limit`,
      `${prefetch}: nothing is fetched ahead \${name}, nor by pointing at a link`,
    ],
  },
  {
    part: '2. Site behaviour',
    says: 'A failed preload logs a warning and reloads the page, once.',
    shownBy: [`${loading}: is loaded anew by a link, once, and its text can be read`],
  },
  {
    part: '2. Site behaviour',
    says: 'Search is a modal opened by a button, by Ctrl/Cmd+K or by the / key; Esc closes it.',
    shownBy: [
      `${searchModal}: opens with its button and closes with Escape, which gives the focus back`,
      `${searchModal}: opens with \${key}, and the focus returns to where it was`,
      `${searchModal}: leaves the keys alone while something is typed into a field`,
    ],
  },
  {
    part: '2. Site behaviour',
    says: 'Search shows recent and favourite searches.',
    shownBy: [`${searchModal}: are remembered, can be made favourites, and removed`],
  },
  {
    part: '2. Site behaviour',
    says: 'A "See all N results" link leads to the search page.',
    shownBy: [
      `${searchModal}: are all on the search page, in the version being read`,
      `${searchModal}: are one step away before the list is scrolled`,
    ],
  },
  {
    part: '2. Site behaviour',
    says: 'The placeholder of the search is "Search...".',
    shownBy: [
      `${searchModal}: opens with its button and closes with Escape, which gives the focus back`,
      `${searchPage}: the field has the focus when the page is opened empty`,
    ],
  },
  {
    part: '2. Site behaviour',
    says: 'Contextual search is on: results are those of the version being read.',
    shownBy: [`${searchModal}: are those of the version being read: \${path}`],
  },
  {
    part: '2. Site behaviour',
    says: 'The navbar has a language menu (English only) and a version menu.',
    shownBy: [
      `${navigation}: the language menu shows English, the only language`,
      `${navigation}: the version menu lists the three versions, the one being read marked`,
      `${navigation}: the version menu leads from "\${from}" to the same topic`,
    ],
  },
  {
    part: '2. Site behaviour',
    says: 'Website, blog, chat and source code are linked from the navbar.',
    shownBy: [
      `${navigation}: the navigation holds the links to website and blog`,
      `${navigation}: the icons for chat and source code have names`,
    ],
  },
  {
    part: '2. Site behaviour',
    says: 'Below 996 px a side menu takes the place of the navbar links.',
    shownBy: [
      `${mobileMenu}: the menu opens, shows all links and closes`,
      `${mobileMenu}: the menu of a page shows the sidebar, and closes with the choice of a page`,
    ],
  },
  {
    part: '2. Site behaviour',
    says: 'The navbar hides on scroll down and shows on scroll up.',
    shownBy: [
      `${navigation}: the navigation hides while scrolling down and comes back while scrolling up`,
    ],
  },
  {
    part: '2. Site behaviour',
    says: 'The sidebar is not hideable, 300 px wide, and its categories do not auto-collapse.',
    shownBy: [
      `${navigation}: the sidebar is 300 px wide and lists the pages of the version`,
      `${navigation}: a category stays open when another one is opened`,
    ],
  },
  {
    part: '2. Site behaviour',
    says: 'Breadcrumbs are enabled.',
    shownBy: [`${navigation}: a page says where it stands, where to edit it and when it changed`],
  },
  {
    part: '2. Site behaviour',
    says: 'The latest line is light without a switch; the 4.x theme includes the toggle.',
    shownBy: [
      `${colours}: \${line} is light before any script has run, and has no switch`,
      `${colours}: the mode begins with light, whatever the system prefers`,
      `${tabs}: the colour switch is there for all lines that are listed, and remembers`,
    ],
  },
  {
    part: '2. Site behaviour',
    says: 'A click on an image in the content opens a zoomed clone over an overlay.',
    shownBy: [`${zoom}: opens large over the page by a click, and closes by the next`],
  },
  {
    part: '2. Site behaviour',
    says: 'It closes on click, Escape, scroll of more than 40 px, or window resize.',
    shownBy: [
      `${zoom}: opens large over the page by a click, and closes by the next`,
      `${zoom}: opens by Enter, closes by Escape, and has the focus again`,
      `${zoom}: closes by a click beside it, and has the focus again`,
      `${zoom}: closes when the page is scrolled by more than 40 px, and not before`,
      `${zoom}: closes when the window changes its size`,
    ],
  },
  {
    part: '2. Site behaviour',
    says: 'Image zoom attaches 1 s after start-up and after each route change without a hash.',
    shownBy: [
      `${zoom}: one second after the start, and not before`,
      `${zoom}: one second after another page was opened`,
      `${zoom}: no second time after a link on the same page`,
      `${zoom}: after a link to a place on another page, too`,
    ],
  },
  {
    part: '2. Site behaviour',
    says: 'Collapsible sections keep state in the URL query.',
    shownBy: [
      `${sections}: stands in the address by its meaning at the latest 300 ms after it was opened`,
      `${sections}: is open from the start for who gets the link, before any script has run`,
      `${sections}: is found open again with Back, and after a reload`,
      `${sections}: that was opened stands in the address, and is open for who gets the link`,
      `${tabs}: stays closed for who gets the link after it was closed`,
    ],
  },
  {
    part: '2. Site behaviour',
    says: 'Tab sections keep state in the URL query.',
    shownBy: [
      `${tabs}: stand in the address at once, without a step in the history`,
      `${tabs}: follow \${name} before any script has run, and nothing moves later`,
      `${tabs}: of one group stay in step, also on other pages and after a reload`,
    ],
  },
  {
    part: '2. Site behaviour',
    says: 'Collapsible and tab sections expand when a link targets them.',
    shownBy: [
      `${sections}: opens it, leads to its target and gives it the focus`,
      `${sections}: opens it while the page is being read, and a second time`,
      `${sections}: opens every field around a field`,
      `${tabs}: shows the tab from the start, and the address names it`,
      `${tabs}: opens tab and sections, one in the other`,
    ],
  },
];

const states: readonly Statement[] = [
  {
    part: '4. States and transitions',
    says: 'A page that loads shows a spinner after 200 ms.',
    shownBy: [
      `${loading}: shows a spinner that says so, and then the page`,
      `${constants}: shows the spinner of a page after the delay of the loader`,
    ],
  },
  {
    part: '4. States and transitions',
    says: 'A page that failed shows a red box with the error and a Retry button that retries.',
    shownBy: [
      `${loading}: shows a box with the error and a button to retry, which brings the page`,
    ],
  },
  {
    part: '4. States and transitions',
    says: 'During route navigation the route is marked loading until assets arrive.',
    shownBy: [`${loading}: a bar shows that the next page is on its way, after a moment`],
  },
  {
    part: '4. States and transitions',
    says: 'A failed load during route navigation triggers a full page reload.',
    shownBy: [`${loading}: is loaded anew by a link, once, and its text can be read`],
  },
  {
    part: '4. States and transitions',
    says: 'A user toggle of the colour mode is stored and propagates across tabs.',
    shownBy: [`${storage}: a colour mode chosen in one tab of the browser shows in the others`],
  },
  {
    part: '4. States and transitions',
    says: 'The colour mode begins with the default; the system preference is not asked.',
    shownBy: [`${colours}: the mode begins with light, whatever the system prefers`],
  },
  {
    part: '4. States and transitions',
    says: 'Search modal: open or closed.',
    shownBy: [
      `${searchModal}: opens with the keyboard alone, and its keys close it again`,
      `${searchModal}: closes when Back leads to another page`,
    ],
  },
  {
    part: '4. States and transitions',
    says: 'Image zoom: closed or open.',
    shownBy: [`${zoom}: opens large over the page by a click, and closes by the next`],
  },
  {
    part: '4. States and transitions',
    says: 'A dismissed announcement stays away until its id changes.',
    shownBy: [
      `${announcement}: an announcement stands at the top until it is closed, and stays closed`,
      `${announcement}: a new announcement is shown to readers who closed an older one`,
    ],
  },
  {
    part: '4. States and transitions',
    says: 'The mobile menu closes on desktop width and on going back.',
    shownBy: [
      `${mobileMenu}: the menu closes when the window becomes as wide as a desktop`,
      `${mobileMenu}: the menu closes with Back, which stays on the page`,
    ],
  },
  {
    part: '4. States and transitions',
    says: 'The progress bar appears if a route change takes more than 200 ms.',
    shownBy: [
      `${loading}: a bar shows that the next page is on its way, after a moment`,
      `${loading}: a page that comes at once shows no bar`,
    ],
  },
  {
    part: '4. States and transitions',
    says: 'The choice of a version persists in local storage.',
    shownBy: [`${storage}: the version that was chosen is remembered`],
  },
  {
    part: '4. States and transitions',
    says: 'Broken links fail the build.',
    shownBy: [
      `${buildRules}: fails on a link to a page that does not exist`,
      `${buildRules}: fails on a link to an anchor that does not exist`,
    ],
  },
  {
    part: '4. States and transitions',
    says: 'Broken markdown links warn.',
    shownBy: [`${buildRules}: warns of a link to a Markdown file that does not exist`],
  },
  {
    part: '4. States and transitions',
    says: 'Duplicate routes warn.',
    shownBy: [`${buildRules}: warns of two pages with one address`],
  },
];

const calls: readonly Statement[] = [
  {
    part: '7. Calls',
    says: 'Search calls a hosted service with an app id, an index name and a search-only key, and filters by language and version.',
    shownBy: [
      `${searchAlgolia}: the modal asks the service, for the language and the version being read`,
    ],
  },
  {
    part: '7. Calls',
    says: 'A preconnect hint to the search host is added.',
    shownBy: [
      'src/config/head-tags.test.ts: names the host of the search service, so that browsers connect ahead',
    ],
  },
];

const errors: readonly Statement[] = [
  {
    part: '8. Error catalogue',
    says: 'No search results: "No results for", "Try searching for", "Believe this query should return results? Let us know."',
    shownBy: [
      `${searchModal}: says so, and leads to a report of what is missing`,
      `${searchModal}: suggests another one that finds something`,
      `${searchPage}: a query without results says so, and leads to a report of what is missing`,
      `${searchPage}: a query without results suggests another one`,
      `${searchAlgolia}: a query without results suggests what has most of its words`,
    ],
  },
  {
    part: '8. Error catalogue',
    says: 'Search failure: "Unable to fetch results" and "You might want to check your network connection."',
    shownBy: [
      `${searchEngine}: \${what} is told, and asked for again`,
      `${searchModal}: \${name} is said to be, and loaded anew on request`,
      `${searchPage}: is said to be, and loaded anew on request`,
      `${searchAlgolia}: is down is said to be on the \${place}, and asked again on request`,
    ],
  },
  {
    part: '8. Error catalogue',
    says: 'Page load failure: red box with the error text and a Retry button.',
    shownBy: [
      `${loading}: shows a box with the error and a button to retry, which brings the page`,
    ],
  },
  {
    part: '8. Error catalogue',
    says: 'Page module without default export: an error that says so.',
    shownBy: [`${loading}: says so when it has no default export`],
  },
  {
    part: '8. Error catalogue',
    says: 'Page crash: "This page crashed." with "Try again" and the message chain.',
    shownBy: [`${loading}: says that it crashed, and why, and works again when it can`],
  },
  {
    part: '8. Error catalogue',
    says: 'Misconfigured base URL: a banner with the current and a suggested value.',
    shownBy: [
      `${loading}: says so on its landing page, with the path that is set and a better one`,
      `${loading}: says nothing where all is well`,
    ],
  },
  {
    part: '8. Error catalogue',
    says: 'Failed route preload: warning logged, page reloads.',
    shownBy: [`${loading}: is loaded anew by a link, once, and its text can be read`],
  },
  {
    part: '8. Error catalogue',
    says: 'Browser storage unavailable: warning logged only.',
    shownBy: [
      `${storage}: the colour switch works for the page, and one warning is all`,
      `${storage}: tabs, versions and search work`,
    ],
  },
  {
    part: '8. Error catalogue',
    says: 'Missing sidebar, doc or navbar item type: developer error on configuration.',
    shownBy: [
      `${buildRules}: of a page in the sidebar that does not exist`,
      `${buildRules}: of a page that asks for a sidebar that does not exist`,
      `${buildRules}: of an item of the navigation bar whose kind does not exist`,
    ],
  },
];

const limits: readonly Statement[] = [
  {
    part: '9. Constants',
    says: 'Versions: 6.x latest, 5.x, 4.x.',
    shownBy: [
      `${versions}: lists the release lines, the latest one first`,
      `${navigation}: the version menu lists the three versions, the one being read marked`,
    ],
  },
  {
    part: '9. Constants',
    says: 'Sidebar names: adminSidebar in each version.',
    shownBy: [`${versions}: has one sidebar for %s, adminSidebar`],
  },
  {
    part: '9. Constants',
    says: 'Defaults of hooks, local registry, dependencies, images, deployments and sync.',
    shownBy: [`${reference}: the reference says what DevSpace takes for fields that are left out`],
  },
  {
    part: '9. Constants',
    says: 'Primary colour #00bdff.',
    shownBy: [`${colours}: the brand colour is #00bdff, in both modes`],
  },
  {
    part: '9. Constants',
    says: 'Storage keys: theme, announcement dismissal and id, docs preferred version per plugin.',
    shownBy: [
      `${storage}: a colour mode chosen in one tab of the browser shows in the others`,
      `${storage}: the version that was chosen is remembered`,
      `${announcement}: an announcement stands at the top until it is closed, and stays closed`,
    ],
  },
  {
    part: '9. Constants',
    says: 'Search shortcuts: Ctrl/Cmd+K, /, Esc.',
    shownBy: [
      `${searchModal}: opens with \${key}, and the focus returns to where it was`,
      `${searchModal}: opens with the keyboard alone, and its keys close it again`,
    ],
  },
  {
    part: '9. Constants',
    says: 'Progress bar: delay 200 ms, minimum 0.08, trickle 800 ms at 0.02, speed 200 ms.',
    shownBy: [`${constants}: keeps to %s`, `${constants}: waits as long`],
  },
  {
    part: '9. Constants',
    says: 'Lazy-load delay 200 ms, timeout unset.',
    shownBy: [
      `${constants}: shows the spinner of a page after the delay of the loader`,
      `${constants}: sets no limit to how long a page may load`,
    ],
  },
  {
    part: '9. Constants',
    says: 'Route-pattern cache up to 10000 entries.',
    shownBy: [`${constants}: remembers up to 10,000 patterns of routes`],
  },
  {
    part: '9. Constants',
    says: 'Docs page state-sync interval 300 ms.',
    shownBy: [
      `${readingConstants}: writes state to the address after 300 ms at the latest`,
      `${sections}: stands in the address by its meaning at the latest 300 ms after it was opened`,
    ],
  },
  {
    part: '9. Constants',
    says: 'Anchor scroll offset 120 px after 1 s.',
    shownBy: [
      `${readingConstants}: keeps targets of links as far from the top as the stylesheet does`,
      `${readingConstants}: corrects the place of a target after one second`,
      `${sections}: \${name} stands 120 px below the top`,
      `${sections}: comes back to its place one second after the page has moved`,
      `${sections}: stays where the reader has moved it`,
    ],
  },
  {
    part: '9. Constants',
    says: 'Image zoom: margin 0, white, 40 px, closes after 150 ms, 0.3 s, attaches after 1000 ms.',
    shownBy: [
      `${readingConstants}: has no margin, and closes after 40 px of scrolling`,
      `${readingConstants}: closes 150 ms after scrolling, as medium-zoom has it`,
      `${readingConstants}: grows for as long as the stylesheet says`,
      `${readingConstants}: lies on white, and on dark pages on the dark ground`,
    ],
  },
  {
    part: '9. Constants',
    says: 'Image zoom: selector and options come from the theme config, or are those of the site.',
    shownBy: [
      'src/zoom/settings.test.ts: are those of the site when the theme config says nothing',
      'src/zoom/settings.test.ts: take the selector and single options from the theme config',
    ],
  },
  {
    part: '9. Constants',
    says: 'Sidebar width 300 px; mobile breakpoint 996 px.',
    shownBy: [
      `${navigation}: the sidebar is 300 px wide and lists the pages of the version`,
      `${mobileMenu}: the menu closes when the window becomes as wide as a desktop`,
    ],
  },
  {
    part: '9. Constants',
    says: 'Table of contents levels 2 to 3.',
    shownBy: [
      `${navigation}: the table of contents lists headings of the second and third level only`,
    ],
  },
];

const beyond: readonly Statement[] = [
  {
    part: 'Beyond the specification',
    says: 'The search works without a service, and needs less than 250 KB for the first result.',
    shownBy: [`${searchEngine}: little is loaded before the first result`],
  },
  {
    part: 'Beyond the specification',
    says: 'Fields, flags, commands, functions, variables and messages are found, also mistyped.',
    shownBy: [
      `${searchEngine}: \${what} is found by its name, with what it is`,
      `${searchEngine}: a message is found, whatever names the reader has in it`,
      `${searchEngine}: typing errors, beginnings and other words find what is meant`,
      `${searchEngine}: nothing that is typed keeps the search busy`,
    ],
  },
  {
    part: 'Beyond the specification',
    says: 'The search costs pages nothing until a reader goes to search.',
    shownBy: [
      `${searchModal}: is not loaded with a page, and comes as soon as the pointer is there`,
    ],
  },
  {
    part: 'Beyond the specification',
    says: 'A search that cannot load gives way to the search page; one that is late disturbs nobody.',
    shownBy: [
      `${searchModal}: is replaced by the search page, in the version being read`,
      `${searchModal}: is late, and opens nothing for a reader who has gone on`,
    ],
  },
  {
    part: 'Beyond the specification',
    says: 'Offline: a click that cannot load keeps the page being read and says so.',
    shownBy: [
      `${loading}: a link that cannot load keeps the page, its address and its place, and says so`,
      `${loading}: the link works again once the connection is back`,
    ],
  },
  {
    part: 'Beyond the specification',
    says: 'A script gone on first load: one guarded reload, then a quiet notice.',
    shownBy: [
      `${loading}: is loaded anew at the first visit, once, and then says what is wrong`,
      `${loading}: comes to life when a newer site is there after the reload`,
      `${loading}: stays readable when the main script is gone too`,
    ],
  },
  {
    part: 'Beyond the specification',
    says: 'Clipboard helper from a public CDN, or else the clipboard of the browser.',
    shownBy: [
      `${clipboard}: the helper is loaded from a public CDN, without holding up the page, and checked`,
      `${clipboard}: is copied \${name}, and screen readers hear it`,
      'src/config/clipboard-helper.test.ts: lets browsers run only the file that the package holds',
    ],
  },
  {
    part: 'Beyond the specification',
    says: 'Without JavaScript: readable, with the whole sidebar, search and versions as links.',
    shownBy: [
      `${withoutScripts}: a page can be read`,
      `${withoutScripts}: the sidebar of \${line} holds every page, also those of closed categories`,
      `${withoutScripts}: a closed category opens, and its pages can be reached`,
      `${withoutScripts}: the search link leads to the search page, which says what it needs`,
      `${withoutScripts}: the version menu opens for the keyboard`,
      `${withoutScripts}: all pages and versions stand below the text`,
    ],
  },
  {
    part: 'Beyond the specification',
    says: 'Dark code blocks do not flash light.',
    shownBy: [
      `${reading}: dark code is dark from the start: nothing changes when scripts have run`,
    ],
  },
  {
    part: 'Beyond the specification',
    says: 'A dark choice in 4.x does not reach lines without the switch, not even as a flash.',
    shownBy: [
      `${colours}: \${line} is light before any script has run, and has no switch`,
      `${colours}: going to 6.x and back to 4.x changes the mode, and keeps the choice`,
      `${colours}: dark that is chosen in another tab of the browser leaves 6.x light`,
    ],
  },
  {
    part: 'Beyond the specification',
    says: 'The browser finds text in closed sections and hidden tabs.',
    shownBy: [
      `${sections}: opens when the browser finds text in it`,
      `${tabs}: that are hidden are shown when the browser finds text in them`,
    ],
  },
  {
    part: 'Beyond the specification',
    says: 'Links to headings carry the tab; Back and Forward keep up.',
    shownBy: [
      `${tabs}: carries the tab when it is copied`,
      `${tabs}: shows it while the page is being read; Back and Forward keep up`,
    ],
  },
  {
    part: 'Beyond the specification',
    says: 'An enlarged picture that is closed gives the focus to its button.',
    shownBy: [
      `${zoom}: opens large over the page by a click, and closes by the next`,
      `${zoom}: closes by a click beside it, and has the focus again`,
      `${zoom}: opens by a click, closes by Escape, and has the focus again`,
      `${zoom}: opens by Enter, closes by Escape, and has the focus again`,
      `${zoom}: opens by a click on it, closes by \${how}, and its button has the focus`,
    ],
  },
  {
    part: 'Beyond the specification',
    says: 'Drawings and diagrams open large too; the keyboard opens and closes all of them.',
    shownBy: [
      `${zoom}: opens large with the keyboard, closes by Escape, and gives the focus back`,
      `${zoom}: opens by a click on it, closes by \${how}, and its button has the focus`,
      `${zoom}: closes by scrolling and by another size of the window`,
      `${zoom}: opens by Enter, closes by Escape, and has the focus again`,
    ],
  },
  {
    part: 'Beyond the specification',
    says: 'Enlarged pictures: dark ground on dark pages, no motion for who wants none.',
    shownBy: [
      `${zoom}: lies on dark ground on dark pages`,
      `${zoom}: grows without a motion for who wants none`,
    ],
  },
  {
    part: 'Beyond the specification',
    says: 'Each page can be copied as Markdown, and programs find it so.',
    shownBy: [
      `${markdown}: a button copies the page as Markdown, and screen readers hear it`,
      `${markdown}: a page that cannot be loaded is not called copied`,
      `${markdown}: the head and a link lead to the page in Markdown`,
      `${markdown}: \${name} stands beside its page as Markdown`,
      `${markdown}: llms.txt of \${line} lists its pages, and all its links lead somewhere`,
      'tests/html/markdown.test.ts: llms.txt of %s names each page that has a copy in Markdown, once',
    ],
  },
  {
    part: 'Beyond the specification',
    says: 'Pages fit a width of 320 px, which is a desktop at 400 %, and tables scroll inside.',
    shownBy: [
      `${comfort}: \${layout.name} needs no scrolling to the side on 320 px`,
      `${comfort}: a table that is too wide scrolls inside itself, and shows that there is more`,
    ],
  },
  {
    part: 'Beyond the specification',
    says: 'Links to other sites are marked, for eyes and ears.',
    shownBy: [`${comfort}: a link that opens elsewhere says so`],
  },
  {
    part: 'Beyond the specification',
    says: 'The focus can be seen wherever it goes.',
    shownBy: [`${comfort}: the focus can be seen at each of the first stops of a page`],
  },
  {
    part: 'Beyond the specification',
    says: 'Without JavaScript all tabs can be read.',
    shownBy: [`${tabs}: all tabs can be read, each below its name, and sections open`],
  },
  {
    part: 'Beyond the specification',
    says: 'Copy buttons on code, announced to screen readers; code wraps on demand.',
    shownBy: [
      `${codeBlocks}: copies \${name}, exactly as it was written`,
      `${codeBlocks}: the wrap button wraps long lines and unwraps them again`,
    ],
  },
  {
    part: 'Beyond the specification',
    says: 'Previous and next page.',
    shownBy: [`${reading}: pages lead to the previous and the next one`],
  },
  {
    part: 'Beyond the specification',
    says: 'Keyboard: skip link, focus return from menus.',
    shownBy: [
      `${accessibility}: the page can be used from the keyboard: the first stop leads past the menus`,
      `${reading}: the skip link leads to the text`,
      `${reading}: Escape closes the version menu and gives the focus back to its button`,
      `${mobileMenu}: the keyboard goes into the menu, stays there, and comes back with Escape`,
    ],
  },
  {
    part: 'Beyond the specification',
    says: 'A reading position that survives reload.',
    shownBy: [`${reading}: a reload comes back to the place that was being read`],
  },
  {
    part: 'Beyond the specification',
    says: 'Print style with addresses, closed sections and all tabs.',
    shownBy: [
      `${print}: paper holds the text, and no menus`,
      `${print}: paper shows what is closed on the screen`,
      `${print}: paper shows every tab of a group`,
      `${print}: paper says where links to other sites lead`,
      `${print}: paper is white, also for readers of dark pages`,
    ],
  },
  {
    part: 'Beyond the specification',
    says: 'Reduced motion.',
    shownBy: [`${reading}: with reduced motion nothing moves`],
  },
  {
    part: 'Beyond the specification',
    says: 'Every page fits a phone and opens without complaint.',
    shownBy: ['tests/e2e/pages.spec.ts: every page opens without complaint and fits a phone'],
  },
];

/** Part by part, in the order of the specification. */
export const statements: readonly Statement[] = [
  ...screens,
  ...behaviour,
  ...states,
  ...calls,
  ...errors,
  ...limits,
  ...beyond,
];
