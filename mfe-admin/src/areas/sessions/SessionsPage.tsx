import { isApiError } from '@advisor/api-client/api-error';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { FormShell } from '@advisor/forms/components/FormShell';
import { TextField } from '@advisor/forms/fields/TextField';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { Page } from '@advisor/ui/components/Page';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { SearchOutlined } from '@advisor/ui/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { EndQuestion } from './EndQuestion';
import { SessionList } from './SessionList';
import { type Ended, sessionsQuery, useLiveSessions } from './sessions.queries';

const searchSchema = z.object({ employee: z.string().trim().max(100) });

/** Who is signed in and from where; their sessions can be ended. */
export default function SessionsPage() {
  const { t } = useTranslation('admin-sessions');
  const form = useZodForm(searchSchema, { defaultValues: { employee: '' } });
  const [employee, setEmployee] = useState<string>();
  useLiveSessions();
  const everybody = usePrefetchedQuery(sessionsQuery());
  const found = useQuery({
    ...sessionsQuery(employee),
    enabled: employee !== undefined,
    placeholderData: keepPreviousData,
  });
  const [ended, setEnded] = useState<Ended>();
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <Button danger onClick={() => setEnded({ kind: 'all' })}>
          {t('action.all')}
        </Button>
      }
    >
      <Section title={t('search.title')}>
        <FormShell
          form={form}
          label={t('search.title')}
          submitLabel={t('search.submit')}
          submitIcon={<SearchOutlined aria-hidden />}
          isSecondary
          loading={found.isFetching && found.isPlaceholderData}
          submitError={isApiError(found.error) ? found.error : undefined}
          onSubmit={(values) => setEmployee(values.employee === '' ? undefined : values.employee)}
        >
          <TextField
            control={form.control}
            name="employee"
            label={t('search.employee')}
            hint={t('search.employeeHint')}
          />
        </FormShell>
      </Section>
      <SessionList
        found={employee === undefined ? everybody.data : (found.data ?? { sessions: [], total: 0 })}
        onEnd={setEnded}
      />
      {ended && <EndQuestion ended={ended} onClose={() => setEnded(undefined)} />}
    </Page>
  );
}
