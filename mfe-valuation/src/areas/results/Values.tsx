import { codeName } from '@advisor/contracts/code-name';
import { valuationType } from '@advisor/contracts/codebooks/real-estate';
import { formatMoney } from '@advisor/i18n/format';
import { DateText } from '@advisor/ui/components/DateText';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Money } from '@advisor/ui/components/Money';
import { Section } from '@advisor/ui/components/Section';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '../../property/property.queries';
import type { Result } from './results.queries';

interface ValuesProps {
  property: Property;
  result: Result;
}

/** A fact of those that some kinds of valuation do not know. */
const known = (value: unknown, label: string, shown: ReactNode) =>
  value === undefined ? [] : [{ label, value: shown }];

/** The values of a result; each kind of valuation has what it knows of it. */
export function Values({ property, result }: ValuesProps) {
  const { t } = useTranslation('valuation-results');
  const { valuationTypeId } = property;
  const { range, reliability, progressPercent, appraiserName } = result;
  const money = (name: 'currentValue' | 'futureValue' | 'collateralValue' | 'reconstructionCost') =>
    known(result[name], t(`values.${name}`), <Money value={result[name]} />);
  return (
    <Section
      title={valuationTypeId === undefined ? t('title') : codeName(valuationType, valuationTypeId)}
    >
      <DescriptionList
        items={[
          ...money('collateralValue'),
          ...money('currentValue'),
          ...money('futureValue'),
          ...known(
            range,
            t('values.range'),
            range &&
              t('values.fromTo', {
                from: formatMoney(range.minimum),
                to: formatMoney(range.maximum),
              }),
          ),
          ...known(progressPercent, t('values.progress'), `${progressPercent} %`),
          { label: t('values.priorLiens'), value: <Money value={result.priorLiens} /> },
          ...money('reconstructionCost'),
          ...known(
            reliability,
            t('values.reliability'),
            reliability && t(`reliability.${reliability}`),
          ),
          { label: t('values.valuedOn'), value: <DateText value={result.valuedOn} /> },
          { label: t('values.validTo'), value: <DateText value={result.validTo} /> },
          ...known(appraiserName, t('values.appraiser'), appraiserName),
        ]}
      />
    </Section>
  );
}
