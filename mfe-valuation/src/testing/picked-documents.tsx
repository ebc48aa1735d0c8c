import { SlotProvider, type SlotResolver } from '@advisor/shell/components/Slot';
import { valuationSlots } from '@advisor/slots/valuation';
import { Button } from '@advisor/ui/core';
import type { ComponentType, ReactNode } from 'react';

interface Picker {
  value: readonly number[];
  onChange: (documentIds: readonly number[]) => void;
}

/** In place of the case's picker: names the document 9 besides. */
function PickedDocuments({ value, onChange }: Picker) {
  return (
    <>
      <p>Přiloženo: {value.length}</p>
      <Button onClick={() => onChange([...value, 9])}>Přiložit</Button>
    </>
  );
}

const resolver: SlotResolver = {
  fillings: (name) =>
    name === valuationSlots.documents
      ? [
          {
            remote: 'case',
            Component: PickedDocuments as unknown as ComponentType<{ fallback: ReactNode }>,
          },
        ]
      : [],
};

/** Fills the place of documents, for `wrap` of `openScreen`. */
export const withDocuments = (children: ReactNode) => (
  <SlotProvider value={resolver}>{children}</SlotProvider>
);
