import { fillField } from '@advisor/forms/fill-field';
import { PlainTable } from '@advisor/ui/components/PlainTable';
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
      <PlainTable
        label={t('clientDetail.register.title')}
        narrow="list"
        rows={names}
        rowKey={(name) => name}
        columns={[
          {
            title: t('clientDetail.register.fact'),
            render: (name) => t(`clientDetail.field.${name}`),
          },
          {
            title: t('clientDetail.register.entered'),
            isText: true,
            render: (name) => shownText(values, name) || '–',
          },
          {
            title: t('clientDetail.register.registered'),
            isText: true,
            render: (name) => shownText(registered, name),
          },
          ...(disabled
            ? []
            : [
                {
                  title: t('clientDetail.register.take'),
                  isTitleHidden: true,
                  render: (name: RegisteredName) => (
                    <Button
                      size="small"
                      aria-label={t('clientDetail.register.takeOne', {
                        field: t(`clientDetail.field.${name}`),
                      })}
                      onClick={() => take(name)}
                    >
                      {t('clientDetail.register.take')}
                    </Button>
                  ),
                },
              ]),
        ]}
      />
    </Section>
  );
}
