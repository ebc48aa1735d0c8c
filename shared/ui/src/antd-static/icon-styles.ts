/** What icons would insert of their styles stands in the generated stylesheet. */
export const updateCSS = (): void => undefined;
export const getShadowRoot = (): undefined => undefined;
export const warningOnce = (): void => undefined;
