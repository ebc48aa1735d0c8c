import { maxRecipients } from '@advisor/contracts/admin/user-notification-rules';
import { formatNumber } from '@advisor/i18n/format';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PastedNumbers } from '../lists/PastedNumbers';
import { WrongNumbers } from '../lists/WrongNumbers';
import { type Resolved, useResolvePeople } from './people.queries';
import type { Person } from './person';
import './texts';

const identitiesOf = (resolved: Resolved) => resolved.map(({ identity }) => identity);

const most = formatNumber(maxRecipients);

const isOne = ({ users }: Resolved[number]) => users.length === 1;

/** Adds whoever the numbers of a list belong to; what is wrong in it is named and stays there. */
export function PastedPeople({ onAdd }: { onAdd: (people: Person[]) => void }) {
  const { t } = useTranslation('admin-people');
  const [wrong, setWrong] = useState<Resolved>([]);
  const resolve = useResolvePeople();
  const unknown = identitiesOf(wrong.filter(({ users }) => users.length === 0));
  const ambiguous = identitiesOf(wrong.filter(({ users }) => users.length > 0));
  const take = (resolved: Resolved, keep: (identities: string[]) => void) => {
    const rest = resolved.filter((one) => !isOne(one));
    onAdd(resolved.filter(isOne).flatMap(({ users }) => users));
    setWrong(rest);
    keep(identitiesOf(rest));
  };
  return (
    <PastedNumbers
      words={{
        open: t('pasted.open'),
        label: t('pasted.label'),
        hint: t('pasted.hint', { most }),
        add: t('pasted.add'),
        tooMany: (count) => t('pasted.tooMany', { given: formatNumber(count), most }),
      }}
      most={maxRecipients}
      isRunning={resolve.isRunning}
      onAdd={(numbers, keep) =>
        resolve.run(numbers, { onDone: (resolved) => take(resolved, keep) })
      }
    >
      <WrongNumbers numbers={unknown} say={(numbers) => t('pasted.unknown', { numbers })} />
      <WrongNumbers numbers={ambiguous} say={(numbers) => t('pasted.ambiguous', { numbers })} />
    </PastedNumbers>
  );
}
