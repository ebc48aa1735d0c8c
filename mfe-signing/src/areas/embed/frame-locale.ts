import { speak } from '@advisor/i18n/instance';

/**
 * Speaks the parent's language: English for any English, Czech for every other.
 * @param locale BCP 47
 */
export async function showLocale(locale: string | null | undefined): Promise<void> {
  const language = /^en\b/i.test(locale ?? '') ? 'en' : 'cs';
  const page = document.documentElement;
  if (page.lang === language) return;
  page.lang = language;
  await speak(language, language === 'en' ? (await import('./english')).english : {});
}
