export * from './actions.ts'
export type { AdminUserItem } from './admin/adminUserItem.ts'
export type { AuditEntry } from './admin/auditList.ts'
export type { AdminBanner } from './admin/banner.ts'
export type { AdminModuleItem, FailedTest } from './admin/module.ts'
export type { AdminPaymentItem, AdminRefund } from './admin/payment.ts'
export type { AdminPlateItem } from './admin/plate.ts'
export type { AdminUser } from './admin/userGet.ts'
export type { Backup } from './backup.ts'
export { type Contracts, contracts, type Method } from './contracts.ts'
export {
  type Access,
  type ActionContract,
  defineAction,
  type FailureOf,
  type ParamInput,
  type ParamOf,
  type ParseInSteps,
  type ResultOf,
} from './defineAction.ts'
export {
  ERRORS,
  type ErrorBody,
  type ErrorCode,
  type ErrorDetail,
  isErrorCode,
  LITERAL_MESSAGES,
  type TranslatedErrorCode,
} from './errors.ts'
export { type ExportFile, exportFile, type FileModule, type FilePlate } from './exportFile.ts'
export type { LibraryAwaiting, LibraryEntry, LibraryEvidence, NewerEdition } from './library/entry.ts'
export {
  BODY_MAX_BYTES,
  FILE_BODY_MAX_BYTES,
  MODULE_BODY_MAX_BYTES,
  PLATE_BODY_MAX_BYTES,
} from './limits.ts'
export { type ModuleConflict, type ModuleDocument, type ModuleItem, moduleDocument } from './module/module.ts'
export { moduleContracts } from './module/moduleContracts.ts'
export type { ModuleSnapshot } from './module/moduleSnapshot.ts'
export type {
  PaymentView,
  SubscriptionView,
} from './payment/payment.ts'
export {
  type LoadedPlate,
  type PlateConflict,
  type PlateDocument,
  type PlateItem,
  plateDocument,
} from './plate/plate.ts'
export { plateContracts } from './plate/plateContracts.ts'
export type { PlateSnapshot } from './plate/plateSnapshot.ts'
export { isProblem, PROBLEMS, type Problem } from './problems.ts'
export { GUIDE_PAGES, type GuidePage, guideAddress, isGuidePage } from './site/guidePages.ts'
export {
  LATEST_MAX_BYTES,
  LATEST_SIGNATURE_MAX_BYTES,
  type Release,
  type ReleaseAnswer,
  release,
} from './site/release.ts'
export { isSitePath, SITE_PATHS, type SitePath } from './site/sitePaths.ts'
export { publicKeyAnswer, refreshAnswer, validateAnswer } from './token/token.ts'
export type { CodePurpose } from './user/sendCode.ts'
export type { SocialProvider } from './user/socialStart.ts'
export type { User } from './user/user.ts'
