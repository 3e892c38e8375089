/**
 * Why: provides components that pages use without an import, and keeps browsers from translating inline code,
 * such as commands and field names.
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

function Code(props: ComponentProps<'code'>): ReactNode {
  return <MDXComponents.code {...props} translate="no" />;
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
  table: ScrollTable,
  th: HeadCell,
};
