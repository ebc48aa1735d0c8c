import { fillField } from '@advisor/forms/fill-field';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import type { UseFormReturn } from 'react-hook-form';
import type { Country } from '../client-detail.queries';
import type { ClientDetailValues } from '../client-detail.schema';
import { differencesOf, type RegisteredName } from '../register-differences';
import { useShownText } from '../use-shown-text';

interface RegisterDifferencesProps {
  form: UseFormReturn<ClientDetailValues>;
  values: ClientDetailValues;
  registered: ClientDetailValues;
  countries: readonly Country[];
  disabled: boolean;
}

/** What is entered beside what the client register knows; nothing is taken over unasked. */
export function RegisterDifferences({
  form,
  values,
  registered,
  countries,
  disabled,
}: RegisterDifferencesProps) {
  const { t } = useTranslation('case-household');
  const shownText = useShownText(countries);
  const names = differencesOf(values, registered);
  if (names.length === 0) return null;
  const take = (name: RegisteredName) => fillField(form, name, registered[name]);
  return (
    <Section
      title={t('clientDetail.register.title')}
      actions={
        !disabled && (
          <Button onClick={() => names.forEach(take)}>{t('clientDetail.register.takeAll')}</Button>
        )
      }
    >
      <table className="client-detail__differences">
        <thead>
          <tr>
            <th scope="col">{t('clientDetail.register.fact')}</th>
            <th scope="col">{t('clientDetail.register.entered')}</th>
            <th scope="col">{t('clientDetail.register.registered')}</th>
            <th scope="col">{t('clientDetail.register.take')}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{t(`clientDetail.field.${name}`)}</th>
              <td data-label={t('clientDetail.register.entered')}>
                {shownText(values, name) || '–'}
              </td>
              <td data-label={t('clientDetail.register.registered')}>
                {shownText(registered, name)}
              </td>
              <td>
                {!disabled && (
                  <Button
                    size="small"
                    aria-label={t('clientDetail.register.takeOne', {
                      field: t(`clientDetail.field.${name}`),
                    })}
                    onClick={() => take(name)}
                  >
                    {t('clientDetail.register.take')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
