import {lazy, Suspense, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

const Checker = lazy(() => import('./Checker'));

/** Checks a `devspace.yaml` in the browser. */
export default function ConfigChecker(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.frame}>
      <noscript>
        <p>To check a file here, turn on JavaScript.</p>
      </noscript>
      {isBrowser && (
        <Suspense fallback={<p>Loading the editor…</p>}>
          <Checker />
        </Suspense>
      )}
    </div>
  );
}
