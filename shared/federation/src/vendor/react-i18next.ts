/** What of react-i18next is available to remotes. Add a name when it is needed. */
export type * from '#react-i18next';
export { initReactI18next, useTranslation } from '#react-i18next';
