import { ReloadOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import type { DelegationActions } from '../signatures/row-actions';
import { CardButton } from './CardButton';

interface DelegationBarProps {
  actions: DelegationActions;
  onGetReady: () => void;
  onReload: () => void;
  onSign: () => void;
  onCancel: () => void;
}

/** Head of the digital process. */
export function DelegationBar({ actions, ...handlers }: DelegationBarProps) {
  const { t } = useTranslation('signing');
  return (
    <div className="sig-delegation">
      <CardButton
        look={actions.sign ? 'plain' : 'primary'}
        disabled={!actions.getReady}
        onClick={handlers.onGetReady}
      >
        {t('action.getReady')}
      </CardButton>
      <CardButton icon={<ReloadOutlined aria-hidden />} onClick={handlers.onReload}>
        {t('action.reload')}
      </CardButton>
      <CardButton
        look={actions.sign ? 'primary' : 'plain'}
        disabled={!actions.sign}
        onClick={handlers.onSign}
      >
        {t('action.signDelegated')}
      </CardButton>
      {actions.cancel && (
        <CardButton look="danger" onClick={handlers.onCancel}>
          {t('action.cancelGroup')}
        </CardButton>
      )}
    </div>
  );
}
