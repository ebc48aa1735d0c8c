import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { Page } from '@advisor/ui/components/Page';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { HandoverEditor } from './HandoverEditor';
import { HandoverList } from './HandoverList';
import { handoversQuery } from './handovers.queries';
import '../../lists/rows.css';
import './change-case-owner.css';
import './texts';

/** Gives cases to another owner; what was done stands below, with a way back for a while. */
export default function ChangeCaseOwnerPage() {
  const { t } = useTranslation('admin-change-case-owner');
  // Asked again every half a minute, and then the ways back go with the time.
  const { data: handovers } = usePrefetchedQuery(handoversQuery());
  return (
    <Page title={t('title')} description={t('description')} width="form">
      <Section>
        <HandoverEditor />
      </Section>
      <HandoverList handovers={handovers} />
    </Page>
  );
}
