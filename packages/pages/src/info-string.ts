/** The info string of a code block: the attributes after its language. */
export interface InfoString {
  /** `title="…"`: the file that the block shows. */
  readonly title: string | undefined;
  /** `path="dev.*.sync"`: the part of `devspace.yaml` that the block shows. */
  readonly path: string | undefined;
  /** `otherVersion="v1beta11: …"`: the config version of the block, and why it differs from the page's. */
  readonly otherVersion: string | undefined;
  /** `wrap`: long lines wrap by default. */
  readonly isWrapped: boolean;
  readonly rest: string;
}

const ATTRIBUTE = /(?:^|\s)(title|path|otherVersion)=(?:"([^"]*)"|'([^']*)')(?=\s|$)/g;
const WRAP = /(?:^|\s)wrap(?=\s|$)/;

/** Reads the attributes of a code block. */
export function readInfoString(meta: string): InfoString {
  const found = new Map<string, string>();
  let rest = meta.replace(
    ATTRIBUTE,
    (whole: string, name: string, double?: string, single?: string) => {
      // A repeated attribute has no effect, so it is treated as unknown.
      if (found.has(name)) return whole;
      found.set(name, double ?? single ?? '');
      return ' ';
    },
  );
  const isWrapped = WRAP.test(rest);
  if (isWrapped) rest = rest.replace(WRAP, ' ');
  return {
    title: found.get('title'),
    path: found.get('path'),
    otherVersion: found.get('otherVersion'),
    isWrapped,
    rest: rest.trim(),
  };
}
