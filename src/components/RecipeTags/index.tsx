import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {labelTags, type Recipe} from '@site/src/lib/recipes/tags';
import styles from './styles.module.css';

/** Tags of the page's recipe, each linked to the recipes with the same tag. */
export default function RecipeTags(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {recipe} = frontMatter as {readonly recipe?: Recipe['tags']};
  if (!recipe)
    throw new Error(`${metadata.source}: RecipeTags needs \`recipe\` in the front matter.`);
  const gallery = metadata.permalink.replace(/\/[^/]+$/, '');
  return (
    <nav aria-label="Tags">
      <ul className={styles.tags}>
        {labelTags(recipe).map(({group, tag, label}) => (
          <li key={tag}>
            <Link className={styles.tag} to={`${gallery}?${group}=${tag}`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
