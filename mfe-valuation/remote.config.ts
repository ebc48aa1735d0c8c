import { ownedBy } from '@advisor/addresses/address';
import { valuationAddresses } from '@advisor/addresses/valuation';
import { defineRemote } from '@advisor/federation/build/remote-config';
import { caseDetailSlots } from '@advisor/slots/case';
import { valuationSlots } from '@advisor/slots/valuation';

export default defineRemote({
  name: 'valuation',
  owns: ownedBy(
    { list: valuationAddresses.list },
    { list: './src/areas/overview/list/ListPage.tsx' },
  ),
  slots: [caseDetailSlots['real-estate']],
  shows: Object.values(valuationSlots),
});
