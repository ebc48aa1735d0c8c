import { permission } from '@advisor/contracts/permissions';
import { formatDateTime } from '@advisor/i18n/format';
import { useSession } from '@advisor/shell/session';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Page } from '@advisor/ui/components/Page';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { EmailLink, PhoneLink } from '../../layout/ContactLinks';
import { OwnNotifications } from './OwnNotifications';
import { OwnSessions } from './OwnSessions';
import { OwnSettings } from './OwnSettings';
import { PartsTable } from './parts/PartsTable';
import { addUserInfoTexts } from './texts';
import './user-info.css';

addUserInfoTexts();

const known = Object.values(permission);

/** What a person may do, in the words of their work. */
function Permissions({ codes }: { codes: readonly number[] }) {
  const { t } = useTranslation('userInfo');
  if (codes.length === 0) return <EmptyState title={t('permissions.none')} />;
  const nameOf = (code: number) => {
    const listed = known.find((one) => one === code);
    return listed ? t(`permissions.${listed}`) : t('permissions.unknown', { code });
  };
  return (
    <ul className="host-user-info__permissions">
      {codes.map((code) => (
        <li key={code}>{nameOf(code)}</li>
      ))}
    </ul>
  );
}

/** Who is signed in, until when, who helps them, and what they may do. */
export default function UserInfoPage() {
  const { t } = useTranslation('userInfo');
  const { userInfo, mortgageSpecialist, userPermissions, sessionValidTo } = useSession();
  const missing = t('notStated');
  const nameAndContacts = (person: typeof userInfo | NonNullable<typeof mortgageSpecialist>) => {
    const { firstName, lastName, phoneNumber, emailAddress } = person;
    return {
      name: { label: t('person.name'), value: `${firstName} ${lastName}` },
      contacts: [
        {
          label: t('person.phone'),
          value: phoneNumber ? <PhoneLink number={phoneNumber} /> : missing,
        },
        {
          label: t('person.email'),
          value: emailAddress ? <EmailLink address={emailAddress} /> : missing,
        },
      ],
    };
  };
  const self = nameAndContacts(userInfo);
  const specialist = mortgageSpecialist && nameAndContacts(mortgageSpecialist);
  return (
    <Page title={t('title')} description={t('description')}>
      <Section title={t('person.title')}>
        <DescriptionList
          items={[
            userInfo.isUserVIP
              ? { ...self.name, value: `${self.name.value} · ${t('person.vip')}` }
              : self.name,
            {
              label: t('person.kind'),
              value: t(userInfo.isInternal ? 'person.internal' : 'person.external'),
            },
            { label: t('person.cpm'), value: userInfo.cpm || missing },
            { label: t('person.icp'), value: userInfo.icp || missing },
            { label: t('person.cin'), value: userInfo.cin || missing },
            ...self.contacts,
            { label: t('person.sessionEnd'), value: formatDateTime(sessionValidTo) },
          ]}
        />
      </Section>
      <OwnSettings />
      <Section title={t('specialist.title')}>
        {specialist ? (
          <DescriptionList items={[specialist.name, ...specialist.contacts]} />
        ) : (
          <EmptyState title={t('specialist.none')} />
        )}
      </Section>
      <OwnNotifications />
      <OwnSessions />
      <PartsTable />
      <Section title={t('permissions.title')}>
        <Permissions codes={userPermissions} />
      </Section>
    </Page>
  );
}
