import {describe, expect, it} from 'vitest';
import {toVertical} from './to-vertical.ts';

describe('toVertical', () => {
  it('turns a flowchart, and what is inside of it', () => {
    expect(
      toVertical('flowchart LR\n  subgraph one\n    direction LR\n    A --> B\n  end\n  B -.-> C'),
    ).toBe('flowchart TD\n  subgraph one\n    direction TB\n    A --> B\n  end\n  B -.-> C');
  });

  it.each([
    ['one that goes down already', 'flowchart TD\n  A --> B --> C'],
    ['a diagram of another kind', 'sequenceDiagram\n  A->>B: LR'],
    ['a single step', 'flowchart LR\n  A --> B'],
  ])('leaves %s alone', (_, source) => {
    expect(toVertical(source)).toBeUndefined();
  });
});
