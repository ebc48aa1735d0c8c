import { type ReactNode, useContext, useMemo } from 'react';
import { FormLabelsContext } from '../form-labels';

interface ReadOnlyProps {
  when: boolean;
  children: ReactNode;
}

/** Fields that may not be changed in a form of which others may: their values are text. */
export function ReadOnly({ when, children }: ReadOnlyProps) {
  const labels = useContext(FormLabelsContext);
  const readOnly = useMemo(() => labels && { ...labels, isReadOnly: true }, [labels]);
  return <FormLabelsContext value={when ? readOnly : labels}>{children}</FormLabelsContext>;
}
