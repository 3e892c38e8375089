/**
 * Writes what Mermaid drew as markup that needs no style sheet of its own. Runs in the browser that
 * draws, as a whole: nothing outside of this function is there.
 *
 * Mermaid 11 puts its rules into a style element, which the policy of the site forbids. Here the
 * colours that follow from the rules become tokens of the site (src/css/diagrams.css), so that
 * light and dark share a drawing, and everything that is not seen is left out.
 */

/** What the browser is told about a drawing. */
export interface DrawingRequest {
  /** Begins the ids of the drawing, of which a page may hold several. */
  readonly prefix: string;
  /** The token for each colour of the theme. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Class of the drawing, if it needs one. */
  readonly className?: string;
  /** How small the drawing may become, as a part of its own size: what is smaller cannot be read. */
  readonly minScale: number;
  /** Width of a text column. What stays wider is scrolled, which the keyboard can do with a stop. */
  readonly column: number;
}

/** Writes the drawing that the element holds. */
export function writeDrawing(
  root: SVGSVGElement,
  {prefix, tokens, className, minScale, column}: DrawingRequest,
): string {
  const geometry = [
    ...['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'dx', 'dy'],
    ...['width', 'height', 'transform', 'viewBox', 'refX', 'refY', 'markerWidth', 'markerHeight'],
    ...['markerUnits', 'orient'],
  ];
  const shapes = ['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'line'];
  const texts = ['text', 'tspan'];
  const ignored = ['style', 'title', 'desc', 'linearGradient', 'filter', 'symbol'];
  const keptClasses = ['node', 'cluster', 'actor'];

  function escape(text: string): string {
    return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
  }

  function round(value: string): string {
    return value.replace(/-?\d+\.\d+(?:e-?\d+)?/g, (number) =>
      String(Number(Number(number).toFixed(1))),
    );
  }

  function token(color: string): string {
    if (color === 'none') return color;
    const name = tokens[color];
    if (!name) throw new Error(`The drawing has the colour ${color}, which has no token.`);
    return `var(--docs-diagram-${name})`;
  }

  function references(element: Element): [string, string][] {
    return ['marker-start', 'marker-end'].flatMap((name): [string, string][] => {
      const id = /#([^)"]+)/.exec(element.getAttribute(name) ?? '')?.[1];
      return id ? [[name, `url(#${prefix}-${id.replace(/^.*?_/, '')})`]] : [];
    });
  }

  const used = new Set(
    [...root.querySelectorAll('[marker-start], [marker-end]')].flatMap((element) =>
      references(element).map(([, reference]) => reference),
    ),
  );

  function paint(element: Element): [string, string][] {
    const style = getComputedStyle(element);
    const dashes = style.strokeDasharray.replace(/px/g, '');
    const hasStroke = style.stroke !== 'none' && style.strokeWidth !== '0px';
    const isBackground = element.classList.contains('background');
    return [
      ['fill', isBackground ? 'var(--docs-diagram-label)' : token(style.fill)],
      ...(hasStroke
        ? ([
            ['stroke', token(style.stroke)],
            ['stroke-width', style.strokeWidth.replace('px', '')],
            ...(/^(?:none|0|1, 0|0, 0)$/.test(dashes) ? [] : [['stroke-dasharray', dashes]]),
          ] as [string, string][])
        : []),
    ];
  }

  function lettering(element: Element): [string, string][] {
    const style = getComputedStyle(element);
    const outer = element.parentElement ? getComputedStyle(element.parentElement) : undefined;
    const isInner = element.tagName === 'tspan';
    const differs = (name: 'fontSize' | 'fontWeight' | 'fontStyle' | 'textAnchor'): boolean =>
      style[name] !== outer?.[name];
    return [
      ...(isInner ? [] : ([['fill', 'var(--docs-diagram-text)']] as [string, string][])),
      ...(differs('fontSize') ? ([['font-size', style.fontSize]] as [string, string][]) : []),
      ...(differs('fontWeight') ? ([['font-weight', style.fontWeight]] as [string, string][]) : []),
      ...(differs('fontStyle') ? ([['font-style', style.fontStyle]] as [string, string][]) : []),
      ...(differs('textAnchor') ? ([['text-anchor', style.textAnchor]] as [string, string][]) : []),
      ...(style.dominantBaseline === 'auto' || isInner
        ? []
        : ([['dominant-baseline', style.dominantBaseline]] as [string, string][])),
    ];
  }

  function isEmpty(element: Element): boolean {
    // What is only referred to has no place of its own.
    if (!(element instanceof SVGGraphicsElement) || element.closest('marker, defs')) return false;
    const {width, height} = element.getBBox();
    return width === 0 && height === 0;
  }

  function writeTag(name: string, attributes: readonly [string, string][], inner: string): string {
    const text = attributes.map(([key, value]) => ` ${key}="${escape(value)}"`).join('');
    return inner === '' ? `<${name}${text}/>` : `<${name}${text}>${inner}</${name}>`;
  }

  function writeChildren(element: Element): string {
    return [...element.childNodes]
      .map((node) => {
        if (node instanceof Element) return write(node);
        return node.nodeType === Node.TEXT_NODE && texts.includes(element.tagName)
          ? escape(node.textContent ?? '')
          : '';
      })
      .join('');
  }

  function write(element: Element): string {
    const {tagName} = element;
    const style = getComputedStyle(element);
    if (ignored.includes(tagName) || style.display === 'none' || isEmpty(element)) return '';
    const attributes = geometry.flatMap((name): [string, string][] => {
      const value = element.getAttribute(name);
      return value === null ? [] : [[name, round(value)]];
    });
    if (tagName === 'marker') {
      const id = `${prefix}-${element.id.replace(/^.*?_/, '')}`;
      if (!used.has(`url(#${id})`)) return '';
      return writeTag(tagName, [['id', id], ...attributes], writeChildren(element));
    }
    if (shapes.includes(tagName)) {
      const classes = keptClasses.filter((name) => element.classList.contains(name));
      const named: [string, string][] = classes.length > 0 ? [['class', classes.join(' ')]] : [];
      return writeTag(
        tagName,
        [...named, ...attributes, ...paint(element), ...references(element)],
        '',
      );
    }
    const inner = writeChildren(element);
    if (texts.includes(tagName)) {
      return inner === '' ? '' : writeTag(tagName, [...attributes, ...lettering(element)], inner);
    }
    if (tagName === 'defs') return inner;
    if (tagName === 'g' || tagName === 'svg') {
      const classes = keptClasses.filter((name) => element.classList.contains(name));
      const all = [
        ...(classes.length > 0 ? [['class', classes.join(' ')] as [string, string]] : []),
        ...attributes,
      ];
      if (inner === '') return '';
      return all.length === 0 ? inner : writeTag('g', all, inner);
    }
    throw new Error(
      `The drawing holds <${tagName}>, which the site cannot show: see scripts/lib/diagrams/write-drawing.ts.`,
    );
  }

  const {x, y, width, height} = root.viewBox.baseVal;
  const minWidth = Math.round(width * minScale);
  const labels = [...root.querySelectorAll('text')]
    .map(
      (element) =>
        [...element.querySelectorAll('.text-outer-tspan')]
          .map(({textContent}) => textContent.trim())
          .join(' ') || element.textContent.trim(),
    )
    .filter((label) => label !== '');
  return writeTag(
    'svg',
    [
      ['xmlns', 'http://www.w3.org/2000/svg'],
      ...(className ? ([['class', className]] as [string, string][]) : []),
      ['viewBox', round([x, y, width, height].join(' '))],
      ['width', String(Math.ceil(width))],
      ['height', String(Math.ceil(height))],
      ['font-size', '16px'],
      ['style', `min-width:${minWidth}px`],
      ...(minWidth > column ? ([['tabindex', '0']] as [string, string][]) : []),
      ['role', 'img'],
      ['aria-label', `Diagram: ${[...new Set(labels)].join(', ')}`],
    ],
    writeChildren(root),
  );
}
