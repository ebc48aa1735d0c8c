import { accessJournalEndpoints } from './access-journal';
import { adminBankSettingEndpoints } from './bank-settings';
import { bannerEndpoints } from './banners';
import { caseOwnerEndpoints } from './case-owner';
import { adminRateEndpoints } from './rates';
import { adminSessionEndpoints } from './sessions';
import { adminStateEndpoints } from './state';
import { adminNotificationEndpoints } from './user-notifications';
import { adminUserEndpoints } from './users';

export const adminEndpoints = {
  ...adminUserEndpoints,
  ...accessJournalEndpoints,
  ...adminSessionEndpoints,
  ...adminRateEndpoints,
  ...adminBankSettingEndpoints,
  ...adminStateEndpoints,
  ...bannerEndpoints,
  ...adminNotificationEndpoints,
  ...caseOwnerEndpoints,
};
