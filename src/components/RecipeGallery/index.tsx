import {useId, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useQueryString} from '@docusaurus/theme-common';
import recipes from '@generated/page-lists/default/recipes.json';
import type {RecipeTagGroup} from '@site/src/config/recipes';
import {hasScreenKeyboard} from '@site/src/lib/screen-keyboard';
import {formatTags, labelTags, listTags, type Recipe} from '@site/src/lib/recipes/tags';
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
  return (
    <fieldset className={tagStyles.tags}>
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
    <li className={styles.recipe} data-tags={formatTags(tags)} hidden={!isShown}>
      <p>
        <Link to={path}>{name}</Link>
      </p>
      <p>{description}</p>
      <p className={styles.labels}>
        {labelTags(tags)
          .map(({label}) => label)
          .join(' · ')}
      </p>
    </li>
  );
}

/** All recipes of the version, with filters in the URL: `?language=go&task=database`. */
export default function RecipeGallery(): ReactNode {
  const statusId = useId();
  const list = useRef<HTMLUListElement>(null);
  const {version} = useDocsVersion();
  const [language, setLanguage] = useQueryString('language');
  const [task, setTask] = useQueryString('task');
  const all = recipes.filter((recipe) => recipe.version === version);
  const isShown = ({tags}: Recipe): boolean =>
    (language === '' || tags.language.includes(language)) &&
    (task === '' || tags.task.includes(task));
  const count = all.filter(isShown).length;

  const labelOf = (group: RecipeTagGroup, value: string): string =>
    listTags(group).find(([tag]) => tag === value)?.[1] ?? value;
  const isCombinationEmpty = count === 0 && language !== '' && task !== '';
  const summary = isCombinationEmpty
    ? `No ${labelOf('language', language)} recipe has the tag “${labelOf('task', task)}”.`
    : `${count} of ${all.length} recipes`;

  /** On phones, the filters fill most of the screen: brings the first card into view below them. */
  function showFirst(): void {
    if (!hasScreenKeyboard()) return;
    requestAnimationFrame(() =>
      list.current?.querySelector(':scope > :not([hidden])')?.scrollIntoView({block: 'nearest'}),
    );
  }

  function showAll(): void {
    setLanguage('');
    setTask('');
  }

  return (
    <>
      <div role="search" aria-label="Recipes" data-filter="" onChange={showFirst}>
        <TagFilter group="language" label="Language" value={language} onChange={setLanguage} />
        <TagFilter group="task" label="Task" value={task} onChange={setTask} />
        <p className={styles.status}>
          <span id={statusId} role="status">
            {count === all.length ? `${all.length} recipes` : summary}
          </span>
          {isCombinationEmpty && (
            <SmallButton onClick={() => setLanguage('')}>
              {`Show ${labelOf('task', task)} in all languages`}
            </SmallButton>
          )}
          {(language !== '' || task !== '') && (
            <SmallButton aria-describedby={statusId} onClick={showAll}>
              Show all
            </SmallButton>
          )}
        </p>
      </div>
      <Cards>
        <ul ref={list}>
          {all.map((recipe) => (
            <RecipeCard key={recipe.path} recipe={recipe} isShown={isShown(recipe)} />
          ))}
        </ul>
      </Cards>
    </>
  );
}
