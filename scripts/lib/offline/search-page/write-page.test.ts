import {describe, expect, it} from 'vitest';
import {renderSearchPage} from './write-page.ts';

describe('renderSearchPage', () => {
  it('keeps the frame of the site, and puts its own search into it', () => {
    const page = renderSearchPage(
      '<html><head><title>Search</title></head><body><nav>Menu</nav><main class=a><p>Old</p></main><footer>End</footer></body>',
    );
    expect(page).toContain('<link rel="stylesheet" href="search/page.css"></head>');
    expect(page).toMatch(
      /<nav>Menu<\/nav><main class="offline-search">[^]*<\/main><script src="search\/data.js">/,
    );
    expect(page).toContain('<footer>End</footer>');
    expect(page).not.toContain('Old');
  });

  it('refuses a page without a main region', () => {
    expect(() => renderSearchPage('<head></head><body>')).toThrow('has no <main>');
  });
});
