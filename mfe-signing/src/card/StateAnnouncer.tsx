import { signingState } from '@advisor/contracts/codebooks/document';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statesInWork } from '../signatures/document-status';
import { useSpoken } from './use-spoken';

/** Says aloud whose state has changed. */
export function StateAnnouncer({ signatures }: { signatures: Signatures }) {
  const { t } = useTranslation('signing');
  const spoken = useSpoken();
  const [seen, setSeen] = useState({ signatures, text: '' });
  if (seen.signatures !== signatures) {
    const before = statesInWork(seen.signatures);
    const now = statesInWork(signatures);
    const changes = signatures.Groups.flatMap(({ Members }) => Members).flatMap((member) => {
      const state = now.get(member.Id);
      if (state === undefined || state === before.get(member.Id)) return [];
      return [
        t('card.stateChanged', { name: member.InfoText1, state: spoken(signingState[state].name) }),
      ];
    });
    setSeen({ signatures, text: changes.length > 0 ? changes.join('. ') : seen.text });
  }
  return <LiveRegion>{seen.text}</LiveRegion>;
}
