import { caseAddresses } from '@advisor/addresses/case';
import type { HouseholdCustomer } from '@advisor/contracts/household/schemas';
import { formatBirthNumber } from '@advisor/lending/identifiers/birth-number';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { clientDetailQuery } from '../household.queries';
import { FindClient } from './FindClient';

interface IdentifyPersonProps extends Pick<
  ComponentProps<typeof FindClient>,
  'isBusy' | 'onChoose'
> {
  person: HouseholdCustomer;
  caseId: number;
}

/** Looks for a person of the application in the register, or leads to where they are founded in it. */
export function IdentifyPerson({ person, caseId, ...search }: IdentifyPersonProps) {
  const { t } = useTranslation('case-household');
  const navigate = useNavigate();
  const { customerOnSAId, firstName, lastName, dateOfBirth } = person;
  const { data, isPending } = useQuery(clientDetailQuery(customerOnSAId));
  if (isPending) return <Skeleton rows={4} />;
  const birthNumber = formatBirthNumber(data?.detail.birthNumber ?? '');
  return (
    <FindClient
      {...search}
      known={{ firstName, lastName, dateOfBirth, birthNumber }}
      newLabel={t('register.open')}
      onNew={() => void navigate(caseAddresses.clientDetail.to({ customerOnSAId, caseId }))}
      nobodyHint={t('register.openHint')}
      downHint={t('find.downLater')}
    />
  );
}
