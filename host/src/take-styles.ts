import { awaitedMedia } from '@advisor/deployment/awaited-styles';

const arrived = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    // Unstyled is better than not at all.
    link.addEventListener('error', resolve, { once: true });
  });

/** Takes the document's stylesheets, which have not held back its outline. @returns when they are there */
export async function takeStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(
    `link[rel="stylesheet"][media="${awaitedMedia}"]`,
  );
  await Promise.all(
    Array.from(links, (link) => {
      const wait = link.sheet === null ? arrived(link) : undefined;
      link.media = 'all';
      return wait;
    }),
  );
}
