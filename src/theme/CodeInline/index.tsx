/**
 * Why: keeps browsers from translating inline code, such as commands and field names.
 * Wraps: CodeInline of theme-classic 3.10.
 * Remove when: the theme marks code with `translate="no"`.
 * No upstream issue.
 */
import type {ReactNode} from 'react';
import CodeInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';

export default function CodeInlineWrapper(props: Props): ReactNode {
  return <CodeInline {...props} translate="no" />;
}
