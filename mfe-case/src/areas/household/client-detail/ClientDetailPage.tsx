import { serverNow } from '@advisor/api-client/server-clock';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { permission } from '@advisor/contracts/permissions';
import { useRecordForm } from '@advisor/forms/record/use-record-form';
import { useTypedBirthNumber } from '@advisor/forms/use-typed-birth-number';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { useSession } from '@advisor/shell/session';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Page } from '@advisor/ui/components/Page';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { fresh } from '@advisor/api-client/fresh';
import type { ArrangementReference } from '@advisor/case/case.queries';
import { genderIds } from '../gender-ids';
import { clientDetailQuery } from '../household.queries';
import { codebooksQuery, registeredPersonQuery } from './client-detail.queries';
import {
  clientDetailSchema,
  mergeRules,
  toState,
  type ClientDetailValues,
} from './client-detail.schema';
import { ClientDetailForm } from './ClientDetailForm';
import { DetailSummary } from './components/DetailSummary';
import { RegisterDifferences } from './components/RegisterDifferences';
import { RegisterClient } from './register/RegisterClient';
import { valuesOfRegister } from './register-differences';
import '../texts';
import './client-detail.css';

interface LoadedDetail extends ArrangementReference {
  customerOnSAId: number;
}

/** One person of an application. */
export default function ClientDetailPage() {
  const { customerOnSAId, ...reference } = useLoaderData<LoadedDetail>();
  return (
    <ClientDetail key={customerOnSAId} customerOnSAId={customerOnSAId} reference={reference} />
  );
}

const nobody = { id: 0, scheme: 0 };

interface ClientDetailProps {
  customerOnSAId: number;
  reference: ArrangementReference;
}

function ClientDetail({ customerOnSAId, reference }: ClientDetailProps) {
  const { t } = useTranslation('case-household');
  const queryClient = useQueryClient();
  const saved = usePrefetchedQuery(clientDetailQuery(customerOnSAId)).data;
  const { detail, identity, lock } = saved;
  const { countries } = usePrefetchedQuery(codebooksQuery()).data;
  const { birthNumberRemainderTen: remainderTen, userPermissions } = useSession();
  const today = bankDay(serverNow());
  const schema = useMemo(
    () => clientDetailSchema({ today, countries, remainderTen }),
    [today, countries, remainderTen],
  );
  const record = useRecordForm({
    schema,
    draft: `client-detail.${customerOnSAId}`,
    saved: toState(saved),
    readLatest: async () =>
      toState(await queryClient.fetchQuery(fresh(clientDetailQuery(customerOnSAId)))),
    rules: mergeRules,
  });
  const { form } = record;
  useTypedBirthNumber(form, { today, genderIds });
  const values = useWatch({ control: form.control }) as ClientDetailValues;
  const maySearch = [permission.searchPerson, permission.identifyPerson].some((code) =>
    userPermissions.includes(code),
  );
  const registered = useQuery({
    ...registeredPersonQuery(identity ?? nobody),
    enabled: identity !== undefined && maySearch,
  });
  const isLocked = lock !== undefined;
  return (
    <Page title={t('clientDetail.title')}>
      {isLocked && <InfoBar severity="info" title={lock} />}
      {registered.isError && <InfoBar severity="warning" title={t('clientDetail.register.down')} />}
      <div className="client-detail">
        <div className="client-detail__content">
          {registered.data !== undefined && (
            <RegisterDifferences
              form={form}
              values={values}
              registered={valuesOfRegister(registered.data)}
              countries={countries}
              disabled={isLocked}
            />
          )}
          <ClientDetailForm
            record={record}
            customerOnSAId={customerOnSAId}
            detail={detail}
            countries={countries}
            isLocked={isLocked}
          />
        </div>
        <div className="client-detail__aside">
          <DetailSummary values={values} isIdentified={identity !== undefined} />
          <RegisterClient
            form={form}
            values={values}
            reference={reference}
            customerOnSAId={customerOnSAId}
            saved={saved}
          />
        </div>
      </div>
    </Page>
  );
}
