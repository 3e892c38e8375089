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
}

function isKnown(name: string): name is keyof typeof sizes {
  return name in sizes;
}

/** A zoomable illustration in the colors of the color mode. Lazy loading skips the hidden file. */
export default function Illustration({src, alt, className}: IllustrationProps): ReactNode {
  const name = src.slice(src.lastIndexOf('/') + 1);
  if (!isKnown(name)) throw new Error(`Unknown illustration ${src}: see src/illustrations.`);
  const [width, height] = sizes[name];
  const size = {width, height, loading: 'lazy'} as const;
  const dark = useBaseUrl(src.replace(/\.svg$/, '-dark.svg'));
  return (
    <Zoomable alt={alt} className={className ?? styles.illustration}>
      <img {...size} className={styles.light} src={useBaseUrl(src)} alt={alt} />
      <img {...size} className={styles.dark} src={dark} alt={alt} data-dark="" />
    </Zoomable>
  );
}
