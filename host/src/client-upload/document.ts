import { clientUploadTexts } from './texts';

/** The document where clients send papers, as the build writes it: it says nothing of the product. */
export const clientUploadDocument = (): string => `<!doctype html>
<html lang="cs">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
    <title>${clientUploadTexts.documentTitle}</title>
    <link rel="icon" href="data:," />
    <!-- build -->
    <!-- preload -->
  </head>
  <body>
    <noscript>${clientUploadTexts.noScript}</noscript>
    <div id="root"></div>
  </body>
</html>
`;
