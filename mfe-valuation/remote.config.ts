import { ownedBy } from '@advisor/addresses/address';
import { valuationAddresses } from '@advisor/addresses/valuation';
import { defineRemote } from '@advisor/federation/build/remote-config';
import { caseDetailSlots, householdSlots } from '@advisor/slots/case';
import { modelationSlots } from '@advisor/slots/modelation';
import { valuationSlots } from '@advisor/slots/valuation';

export default defineRemote({
  name: 'valuation',
  owns: ownedBy(
    { list: valuationAddresses.list },
    { list: './src/areas/overview/list/ListPage.tsx' },
  ),
  slots: [caseDetailSlots['real-estate'], householdSlots.collateral, modelationSlots.collateral],
  shows: Object.values(valuationSlots),
});
