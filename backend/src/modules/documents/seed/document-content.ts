import type { PageContent } from '../../../platform/pdf/page-content';

export interface DocumentContent extends PageContent {
  category: 'Formuláře' | 'Sazebníky' | 'Obchodní podmínky' | 'Informace pro klienty';
  /** Days before today on which it was last changed. */
  changedDaysAgo: number;
}
