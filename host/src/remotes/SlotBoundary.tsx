import { Component, type ReactNode } from 'react';

interface SlotBoundaryProps {
  children: ReactNode;
  /** Takes the place of what throws. */
  failure: (cause: unknown, onRetry: () => void) => ReactNode;
}

/** Keeps what throws in a slot's filling away from the screen around it, which is another remote's. */
export class SlotBoundary extends Component<SlotBoundaryProps, { failed?: { cause: unknown } }> {
  override state: { failed?: { cause: unknown } } = {};

  static getDerivedStateFromError(cause: unknown) {
    return { failed: { cause } };
  }

  readonly #retry = () => this.setState({ failed: undefined });

  override render() {
    const { failed } = this.state;
    const { children, failure } = this.props;
    return failed ? failure(failed.cause, this.#retry) : children;
  }
}
