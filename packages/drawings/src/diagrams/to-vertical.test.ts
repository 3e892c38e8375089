import {expect, it} from 'vitest';
import {toVertical} from './to-vertical.ts';

it('rotates a flowchart and its subgraphs', () => {
  expect(
    toVertical(
      '%%{}%%\nflowchart LR\n  subgraph one\n    direction LR\n    A --> B\n  end\n  B -.-> C',
    ),
  ).toBe('%%{}%%\nflowchart TD\n  subgraph one\n    direction TB\n    A --> B\n  end\n  B -.-> C');
});

it.each([
  ['a vertical flowchart', 'flowchart TD\n  A --> B --> C'],
  ['another type of diagram', 'sequenceDiagram\n  A->>B: LR'],
  ['a single step', 'flowchart LR\n  A --> B'],
])("doesn't change %s", (_, source) => {
  expect(toVertical(source)).toBeUndefined();
});
