/**
 * Why: only some release lines offer the colour switch (src/config/color-mode.ts).
 * Wraps: Navbar/ColorModeToggle of theme-classic 3.10.
 * Remove when: all lines offer it.
 */
import type {ReactNode} from 'react';
import ColorModeToggle from '@theme-original/Navbar/ColorModeToggle';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import {useColorModeSwitch} from '@site/src/hooks/useColorModeSwitch';

export default function ColorModeToggleWrapper(props: Props): ReactNode {
  return useColorModeSwitch() ? <ColorModeToggle {...props} /> : null;
}
