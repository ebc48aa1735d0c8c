import { serverNow } from '@advisor/api-client/server-clock';
import { permission } from '@advisor/contracts/permissions';
import { BirthNumberField } from '@advisor/forms/fields/BirthNumberField';
import { DateField } from '@advisor/forms/fields/DateField';
import { TextField } from '@advisor/forms/fields/TextField';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { usePermission } from '@advisor/shell/session';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { SearchOutlined } from '@advisor/ui/icons';
import { Modal } from '@advisor/ui/overlay';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pragueDay } from '../offer/offer.queries';
import { clientFormSchema, emptyClient, missingOfNewClient, toSearch } from './client-form.schema';
import { refusalOf, useCreateCase, useSearchClients } from './create-case.mutations';
import { FoundClients } from './FoundClients';
import '../client/client-search.css';

interface CreateCaseDialogProps {
  offerId: number;
  onClose: () => void;
}

/** Whose case the offer becomes: a client found in the register, or a new one. */
export default function CreateCaseDialog({ offerId, onClose }: CreateCaseDialogProps) {
  const { t } = useTranslation('modelation');
  const maySearch = usePermission(permission.searchPerson);
  const schema = useMemo(() => clientFormSchema(pragueDay(serverNow())), []);
  const form = useZodForm(schema, { defaultValues: emptyClient });
  const { setFocus } = form;
  useEffect(() => setFocus('lastName'), [setFocus]);
  const search = useSearchClients();
  const { createCase, isPending, refusal } = useCreateCase(offerId);
  const refused = refusal ?? refusalOf(search.error);

  const createForNew = form.handleSubmit(({ lastName, firstName, dateOfBirth }) => {
    const missing = missingOfNewClient({ lastName, firstName, dateOfBirth });
    for (const field of missing) form.setError(field, { message: 'common:validation.required' });
    const [first] = missing;
    if (first) form.setFocus(first);
    else createCase({ kind: 'new', lastName, firstName, dateOfBirth });
  });
  const { control } = form;
  return (
    <Modal
      open
      title={t('createCase.title')}
      footer={null}
      width={560}
      closable={!isPending}
      keyboard={!isPending}
      mask={{ closable: !isPending }}
      onCancel={onClose}
    >
      <p className="adv-muted">{t('createCase.text')}</p>
      <form
        className="modelation-client"
        aria-label={t('createCase.form')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (maySearch) void form.handleSubmit((values) => search.mutate(toSearch(values)))(event);
          else void createForNew();
        }}
      >
        <div className="modelation-pair">
          <TextField control={control} name="lastName" label={t('createCase.lastName')} />
          <TextField control={control} name="firstName" label={t('createCase.firstName')} />
          <DateField control={control} name="dateOfBirth" label={t('createCase.dateOfBirth')} />
          {maySearch && (
            <BirthNumberField
              control={control}
              name="birthNumber"
              label={t('createCase.birthNumber')}
            />
          )}
        </div>
        <div className="adv-actions">
          {maySearch && (
            <Button
              type={search.data ? 'default' : 'primary'}
              htmlType="submit"
              icon={<SearchOutlined aria-hidden />}
              loading={search.isPending}
            >
              {t('createCase.search')}
            </Button>
          )}
          <Button
            type={maySearch ? 'default' : 'primary'}
            htmlType={maySearch ? 'button' : 'submit'}
            loading={isPending}
            onClick={maySearch ? () => void createForNew() : undefined}
          >
            {t('createCase.asNew')}
          </Button>
        </div>
      </form>
      {refused !== undefined && <InfoBar severity="error" title={refused} />}
      {search.data && (
        <FoundClients
          {...search.data}
          disabled={isPending}
          onChoose={(identity) => createCase({ kind: 'identified', identity })}
        />
      )}
    </Modal>
  );
}
