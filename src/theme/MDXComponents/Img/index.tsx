/**
 * Why: docusaurus-plugin-image-zoom enlarges images for the mouse only.
 * Wraps: MDXComponents/Img of theme-classic 3.10 (safe).
 * Remove when: the plugin supports the keyboard.
 * No upstream issue.
 */
import type {ReactNode} from 'react';
import Img from '@theme-original/MDXComponents/Img';
import type {Props} from '@theme/MDXComponents/Img';
import Zoomable from '@site/src/components/Zoomable';

export default function ImgWrapper(props: Props): ReactNode {
  return (
    <Zoomable alt={props.alt}>
      <Img {...props} />
    </Zoomable>
  );
}
