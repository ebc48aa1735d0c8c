import { fillField } from '@advisor/forms/fill-field';
import { contactType } from '@advisor/contracts/codebooks/customer';
import { CheckboxField } from '@advisor/forms/fields/CheckboxField';
import { PhoneField } from '@advisor/forms/fields/PhoneField';
import { TextField } from '@advisor/forms/fields/TextField';
import { email, mobilePhone } from '@advisor/forms/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contactQuery } from '../client-detail.queries';
import { showPhone, type ClientDetailValues } from '../client-detail.schema';
import { useTyped } from '../use-typed';

interface ContactFieldsProps {
  form: UseFormReturn<ClientDetailValues>;
}

const kinds = {
  phone: {
    typeId: contactType.phone.code,
    isConfirmed: 'isPhoneConfirmed',
    rule: mobilePhone,
    show: showPhone,
  },
  email: {
    typeId: contactType.email.code,
    isConfirmed: 'isEmailConfirmed',
    rule: email,
    show: (value: string) => value,
  },
} as const;

/** Phone and e-mail: the bank is asked for each when its field is left. */
export function ContactFields(props: ContactFieldsProps) {
  return (
    <>
      <ContactRow {...props} name="phone" />
      <ContactRow {...props} name="email" />
    </>
  );
}

type ContactName = keyof typeof kinds;

/** What the bank says of a contact since its field was left. */
function useContactCheck(form: UseFormReturn<ClientDetailValues>, name: ContactName) {
  const { typeId, rule, show } = kinds[name];
  const [asked, setAsked] = useState('');
  const value = useWatch({ control: form.control, name }).trim();
  const check = useQuery({ ...contactQuery(typeId, asked), enabled: asked !== '' });
  const normalized = check.data?.normalizedValue && show(check.data.normalizedValue);
  const normalize = useEffectEvent((text: string) => {
    if (value === asked) fillField(form, name, text);
  });
  useEffect(() => {
    if (normalized) normalize(normalized);
  }, [normalized]);
  const leave = () => {
    if (value === asked && check.isError) return void check.refetch();
    if (value === normalized || value === form.formState.defaultValues?.[name]) return;
    // What the rule refuses is said by the form.
    setAsked(rule[0](value) ? value : '');
  };
  const isCurrent = value !== '' && (value === asked || value === normalized);
  return { leave, check: isCurrent ? check : undefined };
}

function ContactRow({ form, name }: ContactFieldsProps & { name: ContactName }) {
  const { t } = useTranslation('case-household');
  const { control } = form;
  const { isConfirmed } = kinds[name];
  const confirmed = useWatch({ control, name: isConfirmed });
  const { leave, check } = useContactCheck(form, name);
  // The client confirmed the one that stood there before.
  useTyped(form, [name], () => form.setValue(isConfirmed, false));
  const saying = () => {
    if (check === undefined) return undefined;
    if (check.isFetching) return t('clientDetail.contact.asking');
    if (check.data === undefined) return t('clientDetail.contact.down');
    if (!check.data.isValid) return check.data.messages.map(({ message }) => message).join(' ');
    return t(confirmed ? 'clientDetail.contact.confirmed' : 'clientDetail.contact.notConfirmed');
  };
  const field = {
    control,
    label: t(`clientDetail.field.${name}`),
    hint: saying(),
    isInvalid: check?.data?.isValid === false,
  };
  return (
    <div className="client-detail__row client-detail__contact">
      <div onBlur={leave}>
        {name === 'phone' ? (
          <PhoneField name="phone" {...field} />
        ) : (
          <TextField name="email" inputMode="email" {...field} />
        )}
      </div>
      <CheckboxField
        control={control}
        name={isConfirmed}
        label={t(`clientDetail.field.${isConfirmed}`)}
      />
    </div>
  );
}
