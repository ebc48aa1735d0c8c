import { serverNow } from '@advisor/api-client/server-clock';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Page } from '@advisor/ui/components/Page';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { criterionForms } from './components/criterion-forms';
import { FoundCases } from './components/FoundCases';
import { useLastFound } from './identification.mutations';
import { criteria } from './identification.schema';
import '../../../case/side-menu.css';
import './identification.css';
import '../texts';

/** Finds the case that a document, an account, a number or a client belongs to. */
export default function IdentificationPage() {
  const { t } = useTranslation('case-overview');
  const [search] = useSearchParams();
  // Only the kind of search stands in the address, never what is searched.
  const wanted = search.get('criterion');
  const criterion = criteria.find((name) => name === wanted) ?? criteria[0];
  const found = useLastFound(criterion);
  const Form = criterionForms[criterion];

  return (
    <Page title={t('identification.title')}>
      {search.get('reason') === 'no-case' && (
        <InfoBar
          severity="info"
          title={t('identification.noCase')}
          description={t('identification.noCaseHint')}
        />
      )}
      <div className="identification">
        <nav className="side-menu" aria-label={t('identification.criteria')}>
          {criteria.map((name) => (
            <Link
              key={name}
              className="side-menu__entry"
              to={`?criterion=${name}`}
              replace
              preventScrollReset
              aria-current={name === criterion ? 'true' : undefined}
            >
              {t(`identification.criterion.${name}`)}
            </Link>
          ))}
        </nav>
        <div className="identification__form">
          <Form key={criterion} today={bankDay(serverNow())} />
        </div>
      </div>
      <FoundCases key={criterion} found={found} />
    </Page>
  );
}
