import type { ParentConnection } from './child';

/** Tells the parent the element's height whenever it changes, so that the frame grows with it. */
export function reportHeight(
  connection: Pick<ParentConnection, 'send'>,
  element: Element,
): () => void {
  let reported: number | undefined;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === reported) return;
    reported = height;
    connection.send('resize', { height });
  });
  observer.observe(element);
  return () => observer.disconnect();
}
