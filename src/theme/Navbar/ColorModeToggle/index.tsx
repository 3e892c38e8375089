/**
 * Why: only some versions offer the color switch (packages/versions/src/versions.ts).
 * Wraps: Navbar/ColorModeToggle of theme-classic 3.10.
 * Remove when: all versions offer it.
 */
import type {ReactNode} from 'react';
import ColorModeToggle from '@theme-original/Navbar/ColorModeToggle';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import {useColorModeSwitch} from '@site/src/hooks/useColorModeSwitch';

export default function ColorModeToggleWrapper(props: Props): ReactNode {
  return useColorModeSwitch() ? <ColorModeToggle {...props} /> : null;
}
