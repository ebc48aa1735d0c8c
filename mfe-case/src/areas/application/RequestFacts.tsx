import { formatDate, formatMoney } from '@advisor/i18n/format';
import { type BankAccount, formatBankAccount } from '@advisor/lending/identifiers/bank-account';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { useTranslation } from 'react-i18next';
import type { Request } from './agreed';
import { personName, type Customers } from './people-options';

/** What the requests of all types may ask for. */
interface Asked {
  applicantCustomerOnSAId?: number;
  repaymentAccount?: BankAccount;
  repaymentAccountOwnerId?: number;
  paymentDay?: number;
  /** Months. */
  drawingExtension?: number;
  collateralChange?: string;
  /** CZK. */
  loanAmount?: number;
  realEstateDeadline?: string;
  leaving?: readonly { customerOnSAId: number }[];
  remaining?: readonly { customerOnSAId: number }[];
  joining?: readonly { customerOnSAId: number }[];
}

interface RequestFactsProps {
  request: Request;
  customers: Customers;
}

/** Who asks for a change, and for what; what nobody asks for is left out. */
export function RequestFacts({ request, customers }: RequestFactsProps) {
  const { t } = useTranslation('case-application');
  const asked: Asked = request;
  const nameOf = (id: number | undefined) => personName(customers, id);
  const namesOf = (people: Asked['leaving']) =>
    people?.flatMap(({ customerOnSAId }) => nameOf(customerOnSAId) ?? []).join(', ');
  const facts = [
    ['applicant', nameOf(asked.applicantCustomerOnSAId)],
    ['repaymentAccount', asked.repaymentAccount && formatBankAccount(asked.repaymentAccount)],
    ['repaymentAccountOwner', nameOf(asked.repaymentAccountOwnerId)],
    ['paymentDay', asked.paymentDay && t('request.dayOfMonth', { day: asked.paymentDay })],
    ['drawingExtension', asked.drawingExtension && czechDuration(asked.drawingExtension)],
    ['collateralChange', asked.collateralChange],
    ['loanAmount', asked.loanAmount && formatMoney(asked.loanAmount)],
    ['realEstateDeadline', asked.realEstateDeadline && formatDate(asked.realEstateDeadline)],
    ['leaving', namesOf(asked.leaving)],
    ['remaining', namesOf(asked.remaining)],
    ['joining', namesOf(asked.joining)],
  ] as const;
  return (
    <DescriptionList
      items={facts.flatMap(([name, value]) =>
        value ? [{ label: t(`request.${name}`), value }] : [],
      )}
    />
  );
}
