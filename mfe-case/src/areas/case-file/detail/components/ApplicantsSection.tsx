import { customerRole } from '@advisor/contracts/codebooks';
import { codeName } from '@advisor/contracts/code-name';
import type { CaseCustomer } from '@advisor/contracts/case/detail';
import { formatBirthNumber } from '@advisor/lending/identifiers/birth-number';
import { isIdentified } from '@advisor/shell/current-client';
import { DateText } from '@advisor/ui/components/DateText';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { TeamOutlined } from '@advisor/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { caseCustomersQuery } from '../../../../case/case.queries';
import { ModelForClient } from '../../../../case/ModelForClient';
import { Loaded } from '@advisor/case/components/Loaded';
import { addressLines, fullName } from '../applicant';
import { Contact } from './Contact';

/** Everybody on the case, the main applicant first. */
export function ApplicantsSection({ caseId }: { caseId: number }) {
  const { t } = useTranslation('case-file');
  return (
    <Loaded
      query={useQuery(caseCustomersQuery(caseId))}
      skeleton={<Skeleton rows={6} />}
      failure={t('detail.failed.applicants')}
    >
      {(customers) =>
        customers.length === 0 ? (
          <EmptyState icon={<TeamOutlined />} title={t('detail.applicants.empty')} />
        ) : (
          <div className="case-section">
            {customers.map((customer) => (
              <Applicant key={customer.customerOnSAId} customer={customer} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}

function Applicant({ customer }: { customer: CaseCustomer }) {
  const { t } = useTranslation('case-file');
  const { phoneNumber, emailAddress, permanentAddress, contactAddress } = customer;
  return (
    <Section
      title={fullName(customer)}
      actions={
        <>
          <span className="case-role">{codeName(customerRole, customer.roleId)}</span>
          {isIdentified(customer) ? (
            <StatusChip tone="success" label={t('detail.applicants.identified')} />
          ) : (
            <StatusChip tone="warning" label={t('detail.applicants.notIdentified')} />
          )}
          {isIdentified(customer) && customer.identity && (
            <ModelForClient clientId={customer.identity.id} name={fullName(customer)} />
          )}
        </>
      }
    >
      <DescriptionList
        items={[
          {
            label: t('detail.applicants.dateOfBirth'),
            value: <DateText value={customer.dateOfBirth} />,
          },
          {
            label: t('detail.applicants.birthNumber'),
            value: customer.birthNumber && formatBirthNumber(customer.birthNumber),
          },
          {
            label: t('detail.applicants.clientNumber'),
            value: isIdentified(customer) ? customer.identity?.id : undefined,
          },
          {
            label: t('detail.applicants.contact'),
            value: (phoneNumber ?? emailAddress) && (
              <Contact phoneNumber={phoneNumber} emailAddress={emailAddress} />
            ),
          },
          {
            label: t('detail.applicants.permanentAddress'),
            value: permanentAddress && <Address lines={addressLines(permanentAddress)} />,
          },
          {
            label: t('detail.applicants.contactAddress'),
            value: contactAddress ? (
              <Address lines={addressLines(contactAddress)} />
            ) : (
              permanentAddress && t('detail.applicants.sameAddress')
            ),
          },
        ]}
      />
    </Section>
  );
}

const Address = ({ lines }: { lines: string[] }) => (
  <address className="case-address">
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
);
