/**
 * Why: only some versions offer the color switch (packages/versions/src/versions.ts).
 * Wraps: ColorModeToggle of theme-classic 3.10 (safe).
 * Remove when: all versions offer it.
 * No upstream issue.
 */
import type {ReactNode} from 'react';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import {useColorModeSwitch} from '@site/src/hooks/useColorModeSwitch';

export default function ColorModeToggleWrapper(props: Props): ReactNode {
  return useColorModeSwitch() ? <ColorModeToggle {...props} /> : null;
}
