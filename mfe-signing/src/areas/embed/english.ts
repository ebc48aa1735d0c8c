import { commonEnglish } from '@advisor/i18n/common-english';
import signing from '../../en.json';
import embed from './en.json';

/** What the frame says in English, by namespace; what the service says stays as it is. */
export const english = { common: commonEnglish, signing, 'signing-embed': embed } as const;
