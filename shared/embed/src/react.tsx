import { useEffect, useRef, type CSSProperties, type RefObject } from 'react';
import { embedSigning, type EmbeddedSigning, type SigningOptions } from './parent';

export interface SigningFrameProps extends Omit<SigningOptions, 'window'> {
  className?: string;
  style?: CSSProperties;
  /** Set while the frame is shown, for `canClose`, `reload` and `focus`. */
  signingRef?: RefObject<EmbeddedSigning | null>;
}

/**
 * Shows the signing of a document. Another document, process or address loads another frame; the
 * callbacks, the theme and the locale may change with each render and the latest ones are used.
 */
export function SigningFrame({ className, style, signingRef, ...options }: SigningFrameProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const shownRef = useRef<EmbeddedSigning | null>(null);
  const latestRef = useRef(options);
  const { baseUrl, processType, org, documentExternalId, title } = options;
  const navigationOrigins = options.navigationOrigins?.join(' ');

  // Before the effect below, so that it starts with what was rendered.
  useEffect(() => {
    // A callback that is no longer given is no longer called.
    const gone = Object.keys(latestRef.current).filter((name) => !(name in options));
    latestRef.current = options;
    shownRef.current?.update({
      ...Object.fromEntries(gone.map((name) => [name, undefined])),
      ...options,
    });
  });

  useEffect(() => {
    const embedded = embedSigning({
      ...latestRef.current,
      baseUrl,
      processType,
      org,
      documentExternalId,
      title,
      navigationOrigins: navigationOrigins ? navigationOrigins.split(' ') : [],
      container: containerRef.current!,
    });
    shownRef.current = embedded;
    if (signingRef) signingRef.current = embedded;
    return () => {
      embedded.destroy();
      shownRef.current = null;
      if (signingRef) signingRef.current = null;
    };
  }, [
    baseUrl,
    processType,
    org,
    documentExternalId,
    title,
    navigationOrigins,
    signingRef,
    latestRef,
  ]);

  return <div ref={containerRef} className={className} style={style} />;
}
