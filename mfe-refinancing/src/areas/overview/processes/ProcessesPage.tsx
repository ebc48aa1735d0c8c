import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { codeName } from '@advisor/contracts/code-name';
import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { FilterTabs } from '@advisor/ui/components/FilterTabs';
import { Page } from '@advisor/ui/components/Page';
import { Section } from '@advisor/ui/components/Section';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { refinancingParametersQuery } from '../../../process/process.queries';
import { kinds } from '../kinds';
import { ProcessList } from '../ProcessList';
import '../texts';

/** Name of the query's parameter; the address declares it. */
const kindParameter = 'kind';
const all = 'all';

/** Every process of the case, of one kind on demand. */
export default function ProcessesPage() {
  const { t } = useTranslation('refinancing-overview');
  const { caseId } = useLoaderData<{ caseId: number }>();
  const { processes } = usePrefetchedQuery(refinancingParametersQuery(caseId)).data;
  const [search, setSearch] = useSearchParams();
  const listId = useId();
  const kind = kinds.find(({ name }) => name === search.get(kindParameter));
  const ofKind = (code: number) =>
    processes.filter(({ refinancingTypeId }) => refinancingTypeId === code);
  const shown = kind === undefined ? processes : ofKind(kind.code);
  return (
    <Page title={t('processes.title')}>
      <FilterTabs
        label={t('processes.filter')}
        controls={listId}
        activeKey={kind?.name ?? all}
        items={[
          { key: all, label: t('processes.everyKind'), count: processes.length },
          ...kinds.map(({ name, code }) => ({
            key: name,
            label: codeName(refinancingType, code),
            count: ofKind(code).length,
          })),
        ]}
        onChange={(key) =>
          setSearch(key === all ? {} : { [kindParameter]: key }, { preventScrollReset: true })
        }
      />
      <div id={listId}>
        {shown.length === 0 ? (
          <EmptyState
            title={t(kind === undefined ? 'processes.none' : 'processes.noneOfKind')}
            description={t('processes.noneHint')}
          />
        ) : (
          <Section>
            <ProcessList label={t('processes.title')} caseId={caseId} processes={shown} />
          </Section>
        )}
      </div>
    </Page>
  );
}
