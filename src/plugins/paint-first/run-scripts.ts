/**
 * Runs in the head of every page. It becomes the text of an inline script, so that it may use nothing
 * from outside itself; the same text stands on every page, so that one hash allows it in a content
 * security policy.
 */

/** What the script has to know of the site. */
export interface RunScriptsSettings {
  /** Attribute of the `<link>` elements that name what is to be run. */
  readonly mark: string;
  /** Milliseconds after which a loaded page that has painted nothing gets its scripts all the same. */
  readonly paintTimeout: number;
}

declare global {
  interface Window {
    /** Shows what is wrong with the base path. Docusaurus declares it on its landing page. */
    insertBanner?: () => void;
  }
}

/**
 * Runs the scripts of the page once its text is there and has been painted. Scripts that the browser
 * keeps from another page would come before that otherwise, since they only wait for the text.
 */
export function runScripts({mark, paintTimeout}: RunScriptsSettings): void {
  let isParsed = false;
  let isPainted = false;
  let hasBegun = false;

  function runWhenReady(): void {
    if (hasBegun || !isParsed || !isPainted) return;
    hasBegun = true;
    let hasFailed = false;
    for (const link of document.querySelectorAll(`link[${mark}]`)) {
      const script = document.createElement('script');
      script.setAttribute('src', link.getAttribute('href') ?? '');
      // One after the other, as they stand in the head.
      script.async = false;
      script.addEventListener('error', () => {
        if (!hasFailed) window.insertBanner?.();
        hasFailed = true;
      });
      document.head.append(script);
    }
  }

  function goOnWithoutPaint(): void {
    isPainted = true;
    runWhenReady();
  }

  // Before listeners of the document: Docusaurus shows its banner if its scripts have not run by now.
  addEventListener(
    'DOMContentLoaded',
    () => {
      Object.assign(window, {docusaurus: {}});
      isParsed = true;
      runWhenReady();
    },
    true,
  );
  // A page in the background paints nothing until the reader turns to it.
  addEventListener('load', () => {
    setTimeout(goOnWithoutPaint, document.hidden ? 0 : paintTimeout);
  });
  // Last, so that a browser without it goes on as in the background.
  new PerformanceObserver((entries) => {
    isPainted ||= entries.getEntriesByName('first-contentful-paint').length > 0;
    runWhenReady();
  }).observe({type: 'paint', buffered: true});
}
