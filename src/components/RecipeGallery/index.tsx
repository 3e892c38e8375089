import {useEffect, useId, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useQueryString} from '@docusaurus/theme-common';
import recipes from '@generated/page-lists/default/recipes.json';
import type {RecipeTagGroup} from '@site/src/config/recipes';
import {formatTags, labelTags, listMarks, listTags, type Recipe} from '@site/src/lib/recipes/tags';
import Cards from '@site/src/components/Cards';
import SmallButton from '@site/src/components/SmallButton';
import tagStyles from '@site/src/components/RecipeTags/styles.module.css';
import styles from './styles.module.css';

interface TagFilterProps {
  readonly group: RecipeTagGroup;
  readonly label: string;
  /** The selected tag; empty for all. */
  readonly value: string;
  readonly onChange: (tag: string) => void;
}

function TagFilter({group, label, value, onChange}: TagFilterProps): ReactNode {
  const options = [['', 'All'] as const, ...listTags(group)];
  const row = useRef<HTMLFieldSetElement>(null);

  // Shows the selected tag, on phones, where the row scrolls.
  useEffect(() => {
    const tag = row.current?.querySelector(':checked + *');
    if (!row.current || !tag) return;
    const hidden = tag.getBoundingClientRect().right - row.current.getBoundingClientRect().right;
    row.current.scrollLeft += Math.max(0, hidden);
  }, [value]);

  return (
    <fieldset ref={row} className={tagStyles.tags}>
      <legend>{label}</legend>
      {options.map(([tag, text]) => (
        <label key={tag}>
          <input
            type="radio"
            name={group}
            value={tag}
            checked={tag === value}
            onChange={() => onChange(tag)}
          />
          <span className={tagStyles.tag}>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

function RecipeCard({recipe, isShown}: {readonly recipe: Recipe; readonly isShown: boolean}) {
  const {path, name, description, tags} = recipe;
  return (
    <li className={styles.card} data-tags={formatTags(tags)} hidden={!isShown}>
      <p className={styles.name}>
        <Link to={path}>{name}</Link>
      </p>
      <p>{description}</p>
      <ul className={styles.labels}>
        {labelTags({...tags, language: []}).map(({tag, label}) => (
          <li key={tag}>{label}</li>
        ))}
      </ul>
      <span className={styles.marks} aria-hidden="true" translate="no">
        {listMarks(tags).map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </span>
    </li>
  );
}

/** All recipes of the version, with filters in the URL: `?language=go&task=database`. */
export default function RecipeGallery(): ReactNode {
  const statusId = useId();
  const {version} = useDocsVersion();
  const [language, setLanguage] = useQueryString('language');
  const [task, setTask] = useQueryString('task');
  const all = recipes.filter((recipe) => recipe.version === version);
  const isShown = ({tags}: Recipe): boolean =>
    (language === '' || tags.language.includes(language)) &&
    (task === '' || tags.task.includes(task));
  const count = all.filter(isShown).length;

  function showAll(): void {
    setLanguage('');
    setTask('');
  }

  return (
    <>
      <div className={styles.filters} role="search" aria-label="Recipes" data-filter="">
        <TagFilter group="language" label="Language" value={language} onChange={setLanguage} />
        <TagFilter group="task" label="Task" value={task} onChange={setTask} />
        <p className={styles.status}>
          <span id={statusId} role="status">
            {count === all.length ? `${all.length} recipes` : `${count} of ${all.length} recipes`}
          </span>
          {(language !== '' || task !== '') && (
            <SmallButton aria-describedby={statusId} onClick={showAll}>
              Show all
            </SmallButton>
          )}
        </p>
      </div>
      <Cards>
        <ul>
          {all.map((recipe) => (
            <RecipeCard key={recipe.path} recipe={recipe} isShown={isShown(recipe)} />
          ))}
        </ul>
      </Cards>
    </>
  );
}
