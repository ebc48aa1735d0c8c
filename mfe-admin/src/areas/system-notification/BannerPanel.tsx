import { fresh } from '@advisor/api-client/fresh';
import { serverNow } from '@advisor/api-client/server-clock';
import { RecordForm } from '@advisor/forms/record/RecordForm';
import { useRecordForm } from '@advisor/forms/record/use-record-form';
import { Drawer } from '@advisor/ui/overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bannerSchema, toBanner, toValues } from './banner.schema';
import { BannerFields } from './BannerFields';
import { BannerPreview } from './BannerPreview';
import { bannersQuery, useSaveBanner, type Banner } from './banners.queries';

interface BannerPanelProps {
  /** Absent for a new one. */
  banner: Banner | undefined;
  /** All there are. */
  banners: readonly Banner[];
  onClose: () => void;
}

/** A banner beside the list; what was typed is there after it was closed. */
export function BannerPanel(props: BannerPanelProps) {
  const { t } = useTranslation('admin-system-notification');
  const title = t(props.banner ? 'panel.edit' : 'panel.new');
  return (
    <Drawer open title={title} size={520} destroyOnHidden onClose={props.onClose}>
      <BannerEditor {...props} title={title} />
    </Drawer>
  );
}

/** Half of a day and another's time would be nobody's. */
const rules = {
  together: [
    ['fromDay', 'fromTime'],
    ['toDay', 'toTime'],
  ],
};

function BannerEditor({ banner, banners, onClose, title }: BannerPanelProps & { title: string }) {
  const queryClient = useQueryClient();
  const [openedOn] = useState(serverNow);
  const toState = (one: Banner | undefined) => ({
    version: one?.version ?? 0,
    values: toValues(one, openedOn),
  });
  const record = useRecordForm({
    schema: bannerSchema,
    draft: `banner.${banner?.feBannerId ?? 'new'}`,
    saved: toState(banner),
    readLatest: async () => {
      const latest = await queryClient.fetchQuery(fresh(bannersQuery()));
      const theirs = latest.find(({ feBannerId }) => feBannerId === banner?.feBannerId);
      return theirs && toState(theirs);
    },
    rules,
  });
  const save = useSaveBanner(banner?.feBannerId);
  const { form, isGone } = record;
  return (
    <>
      <RecordForm
        record={record}
        save={save}
        toBody={(values, version) => ({ version, banner: toBanner(values, banner) })}
        onSaved={onClose}
        label={title}
      >
        <BannerFields form={form} />
      </RecordForm>
      {!isGone && <BannerPreview form={form} banners={banners} feBannerId={banner?.feBannerId} />}
    </>
  );
}
