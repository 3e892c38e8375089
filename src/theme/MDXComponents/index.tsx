/**
 * Why: provides components that pages use without an import, keeps browsers from translating inline code, such as
 * commands and field names, and enlarges images with the keyboard, too: docusaurus-plugin-image-zoom supports only
 * the mouse.
 * Extends: MDXComponents of theme-classic 3.10 (safe), an object, which can't be wrapped.
 * Remove when: never; add components here.
 * No upstream issue.
 */
import type {ComponentProps, ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Cards from '@site/src/components/Cards';
import HighlightedCode from '@site/src/components/HighlightedCode';
import Illustration from '@site/src/components/Illustration';
import InlineCommand from '@site/src/components/InlineCommand';
import ScrollTable, {HeadCell} from '@site/src/components/ScrollTable';
import Steps from '@site/src/components/Steps';
import Zoomable from '@site/src/components/Zoomable';

function Code(props: ComponentProps<'code'>): ReactNode {
  return <MDXComponents.code {...props} translate="no" />;
}

function Img(props: ComponentProps<'img'>): ReactNode {
  return (
    <Zoomable alt={props.alt}>
      <MDXComponents.img {...props} />
    </Zoomable>
  );
}

export default {
  ...MDXComponents,
  Cards,
  HighlightedCode,
  Illustration,
  InlineCommand,
  Steps,
  TabItem,
  Tabs,
  code: Code,
  img: Img,
  table: ScrollTable,
  th: HeadCell,
};
