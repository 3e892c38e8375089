import type {ReactNode} from 'react';
import Illustration from '@site/src/components/Illustration';
import styles from './styles.module.css';

export interface HeroProps {
  readonly title: string;
  /** A description, then a list of links as actions, with the primary one first, and how to install. */
  readonly children: ReactNode;
}

/** Hero of a landing page: description, actions and an illustration. */
export default function Hero({title, children}: HeroProps): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      <Illustration
        isFirst
        className={styles.picture}
        src="/img/illustrations/architecture.svg"
        alt="DevSpace reads devspace.yaml on your machine, builds and deploys your code to your namespace, then keeps files in sync with a dev container and connects its ports, logs and terminal to your machine."
      />
    </div>
  );
}
