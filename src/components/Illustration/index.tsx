import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Zoomable from '@site/src/components/Zoomable';
import sizes from '@site/src/generated/illustrations.json';
import styles from './styles.module.css';

export interface IllustrationProps {
  /** `/img/illustrations/NAME.svg`: a file that `npm run generate` writes from src/illustrations. */
  readonly src: string;
  readonly alt: string;
  readonly className?: string;
  /** Whether it's the picture of a landing page, which browsers load at once. */
  readonly isFirst?: boolean;
}

function isKnown(name: string): name is keyof typeof sizes {
  return name in sizes;
}

/**
 * A zoomable illustration in the colors of the color mode. Lazy loading skips the hidden file. A page starts
 * light, so the light file of the first illustration loads at once.
 */
export default function Illustration({
  src,
  alt,
  className,
  isFirst = false,
}: IllustrationProps): ReactNode {
  const name = src.slice(src.lastIndexOf('/') + 1);
  if (!isKnown(name)) throw new Error(`Unknown illustration ${src}: see src/illustrations.`);
  const [width, height] = sizes[name];
  const size = {width, height};
  const lazy = {loading: 'lazy'} as const;
  const dark = useBaseUrl(src.replace(/\.svg$/, '-dark.svg'));
  return (
    <Zoomable alt={alt} className={className ?? styles.illustration}>
      <img
        {...size}
        {...(isFirst ? {fetchPriority: 'high'} : lazy)}
        className={styles.light}
        src={useBaseUrl(src)}
        alt={alt}
      />
      <img {...size} {...lazy} className={styles.dark} src={dark} alt={alt} data-dark="" />
    </Zoomable>
  );
}
