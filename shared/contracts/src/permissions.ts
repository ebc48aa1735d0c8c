/** Permission codes of the specification (part 2, section 6). */
export const permission = {
  getSigningDocuments: 100,
  getSigningAttachments: 101,
  identifyCase: 110,
  createCase: 202,
  employeeMortgage: 211,
  salesArrangementAccess: 213,
  identifyPerson: 219,
  searchPerson: 220,
  searchCases: 224,
  sendSalesArrangement: 228,
  cancelCase: 229,
  viewRequestedObligations: 240,
  manageRefinancing: 242,
  bannerAdministration: 249,
  viewOverdueReceivable: 256,
  sendServiceSalesArrangement: 260,
} as const;

export type Permission = (typeof permission)[keyof typeof permission];

/** Who may open a case and what belongs to it: whoever finds one, by search or identification. */
export const openCasePermissions = [permission.searchCases, permission.identifyCase] as const;
