declare module '*.html' {
  import type {StaticSource} from '@site/src/components/StaticMarkup/types';

  const source: StaticSource;
  export default source;
}
