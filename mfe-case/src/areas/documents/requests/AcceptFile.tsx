import { caseQuery } from '@advisor/case/case.queries';
import { fileNameSchema } from '@advisor/contracts/fields';
import { FormShell } from '@advisor/forms/components/FormShell';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextField } from '@advisor/forms/fields/TextField';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { kindOptions } from '../../../documents/document-list';
import { askedPaper, type Paper, paperOptions } from './asked-papers';
import { type ClientFile, papersQuery, useAcceptFile } from './requests.queries';

interface AcceptFileProps {
  caseId: number;
  file: ClientFile;
  /** Names of the papers that the client was asked for. */
  asked: readonly string[];
  onClose: () => void;
}

/** Makes a document of a client's file, and puts it to the paper that it is. */
export function AcceptFile(props: AcceptFileProps) {
  const { caseId } = props;
  const { data: openCase, isError } = useQuery({
    ...caseQuery(caseId),
    meta: { allowFailure: true },
  });
  const papers = useQuery({
    ...papersQuery(caseId, openCase?.salesArrangementId ?? 0),
    enabled: openCase !== undefined,
  });
  // Who may not see the checklist accepts the file as ever.
  if (papers.isPending && !isError) return <Skeleton rows={4} />;
  return <AcceptForm {...props} papers={papers.data?.items ?? []} />;
}

/** Longest description, characters. */
const descriptionLength = 254;

const acceptSchema = z.object({
  fileName: fileNameSchema,
  documentTypeCode: z.enum(kindOptions.map(({ value }) => value)),
  checklistItemId: z.number().nullable(),
  description: z.string().trim().max(descriptionLength),
});

function AcceptForm({
  caseId,
  file,
  asked,
  papers,
  onClose,
}: AcceptFileProps & { papers: readonly Paper[] }) {
  const { t } = useTranslation('client-requests');
  const accept = useAcceptFile(caseId, file.fileId);
  const form = useZodForm(acceptSchema, {
    defaultValues: {
      fileName: file.fileName,
      checklistItemId: askedPaper(papers, asked) ?? null,
      description: '',
    },
  });
  const { control } = form;
  return (
    <FormShell
      form={form}
      label={t('accept')}
      submitLabel={t('accept')}
      loading={accept.isRunning}
      submitError={accept.submitError}
      onSubmit={({ description, checklistItemId, ...told }, again) =>
        accept.run(
          {
            ...told,
            ...(description !== '' && { description }),
            ...(checklistItemId !== null && { checklistItemId }),
          },
          { ...again, onDone: onClose },
        )
      }
    >
      {accept.refusal !== undefined && <InfoBar severity="warning" title={accept.refusal} />}
      <SelectField
        control={control}
        name="documentTypeCode"
        label={t('kind')}
        options={kindOptions}
        required
      />
      {papers.length > 0 && (
        <SelectField
          control={control}
          name="checklistItemId"
          label={t('paper')}
          hint={t('paperHint')}
          placeholder={t('paperNone')}
          options={paperOptions(papers, asked)}
          clearable
        />
      )}
      <TextField control={control} name="fileName" label={t('fileName')} required />
      <TextField control={control} name="description" label={t('description')} />
    </FormShell>
  );
}
