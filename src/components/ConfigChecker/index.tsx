import {lazy, Suspense, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

const Checker = lazy(() => import(/* webpackChunkName: "checker" */ './Checker'));

/** Checks a `devspace.yaml` in the browser. */
export default function ConfigChecker(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.frame}>
      <noscript>
        <p>
          The editor requires JavaScript. To check a file without it, use the{' '}
          <a href="#command-line">command line</a>.
        </p>
      </noscript>
      {isBrowser && (
        <Suspense fallback={<p>Loading the editor…</p>}>
          <Checker />
        </Suspense>
      )}
    </div>
  );
}
