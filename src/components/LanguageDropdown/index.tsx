import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';

/** The theme's language menu. In the navbar, its label is only the name of the language. */
export default function LanguageDropdown(props: Props): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const language = localeConfigs[currentLocale]?.label;
  const name = !props.mobile && {'aria-label': `Language: ${language}`};
  return <LocaleDropdownNavbarItem {...props} {...name} />;
}
