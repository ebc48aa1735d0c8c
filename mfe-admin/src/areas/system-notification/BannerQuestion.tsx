import { ConfirmDialog } from '@advisor/ui/components/ConfirmDialog';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { useTranslation } from 'react-i18next';
import { useDeleteBanner, useEndBanner, type Banner } from './banners.queries';

interface BannerQuestionProps {
  action: 'end' | 'delete';
  banner: Banner;
  onClose: () => void;
}

/** Asks before a banner is ended or deleted. */
export function BannerQuestion({ action, banner, onClose }: BannerQuestionProps) {
  const { t } = useTranslation('admin-system-notification');
  const changes = { end: useEndBanner(banner), delete: useDeleteBanner(banner) };
  const change = changes[action];
  return (
    <ConfirmDialog
      open
      danger={action === 'delete'}
      title={t(`question.${action}.title`, { title: banner.title })}
      confirmLabel={t(`action.${action}`)}
      loading={change.isRunning}
      onConfirm={() => change.run(undefined, { onDone: onClose })}
      onCancel={() => {
        change.forget();
        onClose();
      }}
    >
      {change.flag && <InfoBar severity="warning" title={change.refusal} />}
      <p>{t(`question.${action}.text`)}</p>
    </ConfirmDialog>
  );
}
