declare module '*.html' {
  import type {StaticSource} from '@site/src/components/StaticMarkup/markup';

  const source: StaticSource;
  export default source;
}
