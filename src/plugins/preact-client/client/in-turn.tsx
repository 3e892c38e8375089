/** Stands in for src/hydration/in-turn.tsx. */
import {Component, Suspense, type ComponentType, type ReactNode} from 'react';
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import {getInLine, type Turn} from './turns';

/**
 * Waits for its turn; says so the way that Suspense understands, which keeps the page as it is. What
 * is inside learns later that it runs in a browser, in a turn of its own as well.
 */
class Gate extends Component<{readonly children: ReactNode}, {readonly isBrowser: boolean}> {
  readonly #turn: Turn | undefined = getInLine(() => this.setState({isBrowser: true}));

  override state = {isBrowser: false};

  override componentDidUpdate(): void {
    this.#turn?.end();
  }

  override render(): ReactNode {
    const {children} = this.props;
    if (!this.#turn) return children;
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- Suspense waits for promises.
    if (!this.#turn.hasStarted) throw this.#turn.start;
    return (
      <BrowserContext.Provider value={this.state.isBrowser}>{children}</BrowserContext.Provider>
    );
  }
}

export function inTurn<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function InTurn(props: Props): ReactNode {
    return (
      <Suspense fallback={null}>
        <Gate>
          <Part {...props} />
        </Gate>
      </Suspense>
    );
  };
}
