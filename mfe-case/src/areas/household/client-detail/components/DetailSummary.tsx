import { formatDate } from '@advisor/i18n/format';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { addressText, isAllowedCombination, isFilled } from '../address-values';
import { toDocument, type ClientDetailValues } from '../client-detail.schema';

interface DetailSummaryProps {
  values: ClientDetailValues;
  isIdentified: boolean;
}

const missingNames = (values: ClientDetailValues) =>
  (
    [
      ['genderId', values.genderId !== null],
      ['maritalStatusId', values.maritalStatusId !== null],
      ['citizenship', values.citizenship !== null],
      ['taxCountry', values.taxCountry !== null],
      ['documentNumber', toDocument(values) !== undefined],
      ['phone', values.phone !== ''],
      ['permanent', isFilled(values.permanent)],
      ['isPoliticallyExposed', values.isPoliticallyExposed !== null],
    ] as const
  ).flatMap(([name, isThere]) => (isThere ? [] : [name]));

/** Whose detail it is and what it still wants, beside the form. */
export function DetailSummary({ values, isIdentified }: DetailSummaryProps) {
  const { t } = useTranslation('case-household');
  const missing = missingNames(values);
  return (
    <Section title={t('clientDetail.summary')}>
      <DescriptionList
        items={[
          {
            label: t('clientDetail.name'),
            value: [values.degreeBefore, values.firstName, values.lastName, values.degreeAfter]
              .filter(Boolean)
              .join(' '),
          },
          {
            label: t('clientDetail.field.dateOfBirth'),
            value: /^\d{4}-\d\d-\d\d$/.test(values.dateOfBirth) && formatDate(values.dateOfBirth),
          },
          {
            label: t('clientDetail.register.registered'),
            value: t(isIdentified ? 'clientDetail.identified' : 'clientDetail.notIdentified'),
          },
          { label: t('clientDetail.field.permanent'), value: addressText(values.permanent) },
          {
            label: t('clientDetail.missing'),
            value:
              missing.length === 0
                ? t('clientDetail.nothingMissing')
                : missing.map((name) => t(`clientDetail.field.${name}`)).join(', '),
            wide: true,
          },
        ]}
      />
      {!isAllowedCombination(values) && (
        <InfoBar severity="warning" title={t('clientDetail.addressCombination')} />
      )}
    </Section>
  );
}
