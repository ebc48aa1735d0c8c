import { caseAddresses } from '@advisor/addresses/case';
import { serverNow } from '@advisor/api-client/server-clock';
import {
  maxPaperLength,
  mostLinkDays,
  mostWantedPapers,
  usualLinkDays,
} from '@advisor/contracts/client-requests/rules';
import { FormShell } from '@advisor/forms/components/FormShell';
import { daySchema } from '@advisor/forms/day-schema';
import { DateField } from '@advisor/forms/fields/DateField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { message } from '@advisor/forms/validation-message';
import { addDays } from '@advisor/lending/calendar-and-money/calendar';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { Loaded } from '@advisor/case/components/Loaded';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { Checkbox } from '@advisor/ui/entry';
import { MailOutlined } from '@advisor/ui/icons';
import { Modal } from '@advisor/ui/overlay';
import { notify } from '@advisor/shell/notifications';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { papersQuery, peopleQuery, type PersonToAsk, useAskClient } from './requests.queries';

interface AskDialogProps {
  caseId: number;
  /** A code that is to be told to the client. */
  onCode: (code: string) => void;
  onClose: () => void;
}

/** Asks a client of the case for papers by a personal link. */
export default function AskDialog(props: AskDialogProps) {
  const { t } = useTranslation('client-requests');
  const query = useQuery(peopleQuery(props.caseId));
  return (
    <Modal open title={t('askTitle')} footer={null} width={560} onCancel={props.onClose}>
      <Loaded query={query} skeleton={<Skeleton rows={6} />} failure={t('failed')}>
        {(known) => <AskForm {...props} {...known} />}
      </Loaded>
    </Modal>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const tooMany = message('client-requests:tooMany', {
  most: mostWantedPapers,
  length: maxPaperLength,
});

const schemaFrom = (today: string) =>
  z
    .object({
      customerOnSAId: z.number(),
      chosen: z.array(z.string()),
      papers: z.string(),
      validTo: daySchema.refine((day) => day >= today && day <= addDays(today, mostLinkDays), {
        error: message('client-requests:validToWrong', { days: mostLinkDays }),
      }),
    })
    .superRefine(({ chosen, papers }, context) => {
      const wanted = [...chosen, ...linesOf(papers)];
      const path = ['papers'];
      const isTooMuch =
        wanted.length > mostWantedPapers || wanted.some((one) => one.length > maxPaperLength);
      if (wanted.length === 0)
        context.addIssue({ code: 'custom', path, message: 'client-requests:papersMissing' });
      if (isTooMuch) context.addIssue({ code: 'custom', path, message: tooMany });
    });

interface Known {
  salesArrangementId: number;
  people: readonly PersonToAsk[];
}

function AskForm({ caseId, salesArrangementId, people, onCode, onClose }: AskDialogProps & Known) {
  const { t } = useTranslation('client-requests');
  const today = bankDay(serverNow());
  const { data: checklist } = useQuery(papersQuery(caseId, salesArrangementId));
  const open = [
    ...new Set(checklist?.items.flatMap(({ state, name }) => (state === 'required' ? [name] : []))),
  ];
  const form = useZodForm(schemaFrom(today), {
    defaultValues: {
      customerOnSAId: people[0]?.customerOnSAId ?? 0,
      chosen: [],
      papers: '',
      validTo: addDays(today, usualLinkDays),
    },
  });
  const forgetDraft = useFormDraft(`client-request.${caseId}`, form);
  const ask = useAskClient(caseId);
  const { control, watch, setValue } = form;
  const [customerOnSAId, chosen] = watch(['customerOnSAId', 'chosen']);
  const person = people.find((one) => one.customerOnSAId === customerOnSAId);
  const choose = (name: string, isChosen: boolean) =>
    setValue('chosen', isChosen ? [...chosen, name] : chosen.filter((one) => one !== name), {
      shouldDirty: true,
    });
  return (
    <FormShell
      form={form}
      label={t('askTitle')}
      submitLabel={t('submit')}
      submitIcon={<MailOutlined aria-hidden />}
      loading={ask.isRunning}
      submitError={ask.submitError}
      onSubmit={({ papers, chosen: named, ...asked }, again) =>
        ask.run(
          { ...asked, papers: [...new Set([...named, ...linesOf(papers)])] },
          {
            ...again,
            onDone: ({ isSent, code }) => {
              void forgetDraft();
              if (!isSent)
                notify({ type: 'error', title: t('notSent'), description: t('notSentHint') });
              else if (code !== undefined) onCode(code);
              onClose();
            },
          },
        )
      }
    >
      <SelectField
        control={control}
        name="customerOnSAId"
        label={t('person')}
        options={people.map((one) => ({ value: one.customerOnSAId, label: one.name }))}
        required
      />
      {person && <Reached caseId={caseId} person={person} />}
      {open.length > 0 && (
        <fieldset className="client-requests__choice">
          <legend>{t('papers')}</legend>
          {open.map((name) => (
            <Checkbox
              key={name}
              checked={chosen.includes(name)}
              onChange={({ target }) => choose(name, target.checked)}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <TextAreaField
        control={control}
        name="papers"
        label={t('own')}
        hint={t('ownHint')}
        rows={3}
        maxLength={mostWantedPapers * maxPaperLength}
      />
      <DateField
        control={control}
        name="validTo"
        label={t('validTo')}
        hint={t('validToHint', { days: mostLinkDays })}
        min={today}
        max={addDays(today, mostLinkDays)}
        required
      />
    </FormShell>
  );
}

/** How link and code come to the person; or why they cannot, and where that is mended. */
function Reached({ caseId, person }: { caseId: number; person: PersonToAsk }) {
  const { t } = useTranslation('client-requests');
  const { phoneNumber: phone, emailAddress: email, isUnknown, customerOnSAId } = person;
  if (phone === undefined && email === undefined)
    return (
      <InfoBar
        severity="warning"
        title={t(isUnknown ? 'unreachable.unknown' : 'unreachable.noContact')}
        action={
          <Link to={caseAddresses.clientDetail.to({ caseId, customerOnSAId })}>
            {t('unreachable.complete')}
          </Link>
        }
      />
    );
  const by = email === undefined ? 'phone' : phone === undefined ? 'email' : 'emailAndPhone';
  return <p className="adv-muted">{t(`personHint.${by}`, { phone, email })}</p>;
}
