import { Component, type ReactNode } from 'react';
import { EmbedMessage } from './EmbedMessage';

interface CrashBoundaryProps {
  children: ReactNode;
  /** The parent shows nothing by itself: it wants to know. */
  onCrash: () => void;
}

/** An error of ours leaves a sentence in the frame, never an empty page. */
export class CrashBoundary extends Component<CrashBoundaryProps, { isCrashed: boolean }> {
  override state = { isCrashed: false };

  static getDerivedStateFromError(): { isCrashed: boolean } {
    return { isCrashed: true };
  }

  override componentDidCatch(): void {
    this.props.onCrash();
  }

  override render(): ReactNode {
    if (!this.state.isCrashed) return this.props.children;
    return (
      <main className="embed">
        <EmbedMessage reason="crashed" onRetry={() => window.location.reload()} />
      </main>
    );
  }
}
