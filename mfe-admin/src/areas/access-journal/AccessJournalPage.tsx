import { serverNow } from '@advisor/api-client/server-clock';
import { FormShell } from '@advisor/forms/components/FormShell';
import { BirthNumberField } from '@advisor/forms/fields/BirthNumberField';
import { DateField } from '@advisor/forms/fields/DateField';
import { TextField } from '@advisor/forms/fields/TextField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { Page } from '@advisor/ui/components/Page';
import { Section } from '@advisor/ui/components/Section';
import { SearchOutlined } from '@advisor/ui/icons';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Found, type Question, useSearchAccesses } from './access-journal.queries';
import { Accesses } from './Accesses';
import { emptyJournal, journalSchema, toQuestion } from './journal.schema';
import { Unusual } from './Unusual';
import './access-journal.css';

/** Who was shown which client or case, and who looked at unusually many. */
export default function AccessJournalPage() {
  const { t } = useTranslation('admin-access-journal');
  const [today] = useState(() => bankDay(serverNow()));
  const schema = useMemo(() => journalSchema(today), [today]);
  const form = useZodForm(schema, { defaultValues: emptyJournal(today) });
  useFormDraft('access-journal', form);
  const search = useSearchAccesses();
  // What was found stays while more of it is asked for.
  const [shown, setShown] = useState<{ question: Question; found: Found }>();
  const ask = (question: Question, again?: { retry: () => void }) =>
    search.run(question, { onDone: setShown, ...again });
  // What was found is of another entry than the one that is refused.
  const isRefused = Object.keys(form.formState.errors).length > 0;
  const { control } = form;
  return (
    <Page title={t('title')} description={t('description')}>
      <Unusual
        onShow={({ userId, name, day }) => {
          const asked = { ...emptyJournal(today), employee: name, from: day, to: day };
          form.reset(asked);
          // The day is of one employee; others may be called the same.
          ask({ ...toQuestion(asked), employeeId: userId });
        }}
      />
      <Section title={t('form.title')}>
        <FormShell
          form={form}
          label={t('form.title')}
          submitLabel={t('form.submit')}
          submitIcon={<SearchOutlined aria-hidden />}
          loading={search.isRunning}
          submitError={search.submitError}
          onSubmit={(values, again) => ask(toQuestion(values), again)}
        >
          <div className="access-journal__fields">
            <TextField
              control={control}
              name="employee"
              label={t('form.employee')}
              hint={t('form.employeeHint')}
            />
            <BirthNumberField control={control} name="birthNumber" label={t('form.birthNumber')} />
            <TextField
              control={control}
              name="clientId"
              label={t('form.clientId')}
              inputMode="numeric"
            />
            <TextField
              control={control}
              name="caseId"
              label={t('form.caseId')}
              inputMode="numeric"
            />
            <DateField control={control} name="from" label={t('form.from')} max={today} required />
            <DateField control={control} name="to" label={t('form.to')} max={today} required />
          </div>
        </FormShell>
      </Section>
      {shown && !isRefused && <Accesses {...shown} isReading={search.isRunning} onMore={ask} />}
    </Page>
  );
}
