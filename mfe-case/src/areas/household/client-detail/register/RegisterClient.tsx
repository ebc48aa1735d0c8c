import { caseAddresses } from '@advisor/addresses/case';
import { missingForRegistration } from '@advisor/contracts/client-detail/registration';
import { permission } from '@advisor/contracts/permissions';
import { useServerErrors } from '@advisor/forms/use-server-errors';
import { usePermission } from '@advisor/shell/session';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { PlusOutlined } from '@advisor/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArrangementReference } from '@advisor/case/case.queries';
import { fresh } from '@advisor/api-client/fresh';
import { clientDetailQuery } from '../../household.queries';
import type { ClientDetailAnswer } from '../client-detail.queries';
import { fieldOf, toDetail, type ClientDetailValues } from '../client-detail.schema';
import { MissingFacts } from './MissingFacts';
import { useIdentifyAs, useRegisterClient, type SameClient } from './register.mutations';
import { SameClients } from './SameClients';

interface RegisterClientProps {
  form: UseFormReturn<ClientDetailValues>;
  values: ClientDetailValues;
  reference: ArrangementReference;
  customerOnSAId: number;
  /** As it is saved. */
  saved: ClientDetailAnswer;
}

/** Founds somebody who is new to the bank in the client register, by which they are identified. */
export function RegisterClient(props: RegisterClientProps) {
  const { t } = useTranslation('case-household');
  const { reference, customerOnSAId, saved } = props;
  const mayIdentify = usePermission(permission.identifyPerson);
  const queryClient = useQueryClient();
  const [isDone, setIsDone] = useState(false);
  const household = (dialog?: string) =>
    caseAddresses.household.to({ ...reference, person: String(customerOnSAId), dialog });
  /** The person has another version now, and the name of the register: the form follows. */
  const finish = async () => {
    await queryClient.fetchQuery(fresh(clientDetailQuery(customerOnSAId)));
    setIsDone(true);
  };
  if (isDone) {
    return (
      <Section title={t('register.title')}>
        <p ref={(element) => element?.focus()} tabIndex={-1}>
          {t('register.done')}
        </p>
        <Link to={household()}>{t('register.toHousehold')}</Link>
      </Section>
    );
  }
  if (saved.identity !== undefined || saved.lock !== undefined) return null;
  return (
    <Section title={t('register.title')}>
      <p>{t('person.blocks')}</p>
      {mayIdentify ? (
        <>
          <Link to={household('identify')}>{t('register.search')}</Link>
          <Founding {...props} onDone={finish} />
        </>
      ) : (
        <p className="adv-muted">{t('register.notAllowed')}</p>
      )}
    </Section>
  );
}

interface FoundingProps extends Omit<RegisterClientProps, 'reference'> {
  onDone: () => Promise<void>;
}

function Founding({ form, values, customerOnSAId, saved, onDone }: FoundingProps) {
  const { t } = useTranslation('case-household');
  const [same, setSame] = useState<readonly SameClient[]>([]);
  const entered = toDetail(values, saved.detail);
  const register = useRegisterClient(customerOnSAId, (field) => fieldOf(field, entered));
  const identify = useIdentifyAs(customerOnSAId);
  useServerErrors(form, register.submitError);
  const missing = missingForRegistration(entered);
  const { isDirty } = form.formState;
  const isReady = missing.length === 0 && !isDirty;
  const refusal = register.refusal ?? identify.refusal;
  const found = (otherThan: number[]) => {
    identify.forget();
    register.run(
      { version: saved.version, otherThan },
      {
        onDone: ({ identity, clients }) => {
          setSame(clients);
          return identity && onDone();
        },
        onRefused: () => setSame([]),
      },
    );
  };
  return (
    <>
      <p className="adv-muted">{t('register.how')}</p>
      {missing.length > 0 && (
        <MissingFacts facts={missing} onGoTo={(path) => form.setFocus(path)} />
      )}
      {missing.length === 0 && isDirty && <p>{t('register.unsaved')}</p>}
      {refusal !== undefined && <InfoBar severity="warning" title={refusal} />}
      {same.length > 0 && (
        <SameClients
          clients={same}
          isBusy={register.isRunning || identify.isRunning || !isReady}
          onChoose={(identity) => {
            register.forget();
            identify.run(identity, { onDone });
          }}
          onNobody={() => found(same.map(({ identity }) => identity.id))}
        />
      )}
      <div>
        <Button
          type={isReady && same.length === 0 ? 'primary' : 'default'}
          icon={<PlusOutlined aria-hidden />}
          loading={register.isRunning}
          disabled={!isReady}
          onClick={() => found([])}
        >
          {t('register.action')}
        </Button>
      </div>
    </>
  );
}
