import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { Page } from '@advisor/ui/components/Page';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Proposal } from './Proposal';
import { ProposalTable } from './ProposalTable';
import { ProposeRates } from './ProposeRates';
import { ratesQuery } from './rates.queries';
import { VersionTable } from './VersionTable';
import './rates.css';

/** Rates, limits and fees: what holds and will hold, and versions that wait for a second person. */
export default function RatesPage() {
  const { t } = useTranslation('admin-rates');
  const { data } = usePrefetchedQuery(ratesQuery());
  const [params, setParams] = useSearchParams();
  const proposalId = Number(params.get('proposal'));
  const open = (chosen: number) => setParams({ proposal: String(chosen) });
  return (
    <Page title={t('title')} description={t('description')}>
      <VersionTable versions={data.versions} />
      <ProposeRates onProposed={open} />
      <ProposalTable proposals={data.proposals} opened={proposalId} onOpen={open} />
      {proposalId > 0 && <Proposal key={proposalId} proposalId={proposalId} />}
    </Page>
  );
}
