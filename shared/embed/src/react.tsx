import { useEffect, useRef, type CSSProperties, type Ref } from 'react';
import type { EmbeddedSigning, SigningOptions } from './options';
import { embedSigning } from './parent';

export interface SigningFrameProps extends Omit<SigningOptions, 'window'> {
  className?: string;
  style?: CSSProperties;
  /** An object or a function; has the handle while the frame is shown. */
  signingRef?: Ref<EmbeddedSigning>;
}

/** @returns takes the value back, as a function of React 19 may do by itself */
function fill<Value>(ref: Ref<Value> | undefined, value: Value): () => void {
  if (typeof ref === 'function') {
    const takeBack = ref(value);
    return () => (typeof takeBack === 'function' ? takeBack() : void ref(null));
  }
  if (ref) ref.current = value;
  return () => {
    if (ref) ref.current = null;
  };
}

/**
 * Shows the signing of a document. Another document, process or address loads another frame; the
 * callbacks, the theme, the locale and the title may change with each render and the latest ones are
 * used.
 */
export function SigningFrame({ className, style, signingRef, ...options }: SigningFrameProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const shownRef = useRef<EmbeddedSigning | null>(null);
  const latestRef = useRef(options);
  const handleRef = useRef(signingRef);
  const { baseUrl, processType, org, documentExternalId } = options;
  const navigationOrigins = options.navigationOrigins?.join(' ');

  // Before the effect below, so that it starts with what was rendered.
  useEffect(() => {
    // A callback that is no longer given is no longer called.
    const gone = Object.keys(latestRef.current).filter((name) => !(name in options));
    latestRef.current = options;
    handleRef.current = signingRef;
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
      navigationOrigins: navigationOrigins ? navigationOrigins.split(' ') : [],
      container: containerRef.current!,
    });
    shownRef.current = embedded;
    const takeBack = fill(handleRef.current, embedded);
    return () => {
      takeBack();
      embedded.destroy();
      shownRef.current = null;
    };
  }, [baseUrl, processType, org, documentExternalId, navigationOrigins, latestRef, handleRef]);

  return <div ref={containerRef} className={className} style={style} />;
}
