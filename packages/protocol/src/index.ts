// These are the contracts of all actions; `contracts.ts` builds the table by wire name from this list.
export { adminAuditList } from './admin/auditList.ts'
export { adminBannerDelete } from './admin/bannerDelete.ts'
export { adminBannerGet } from './admin/bannerGet.ts'
export { adminBannerList } from './admin/bannerList.ts'
export { adminBannerOrder } from './admin/bannerOrder.ts'
export { adminBannerSave } from './admin/bannerSave.ts'
export { adminModuleGet } from './admin/moduleGet.ts'
export { adminModuleList } from './admin/moduleList.ts'
export { adminModuleUpdate } from './admin/moduleUpdate.ts'
export { adminPaymentExport } from './admin/paymentExport.ts'
export { adminPaymentGet } from './admin/paymentGet.ts'
export { adminPaymentList } from './admin/paymentList.ts'
export { adminPlateGet } from './admin/plateGet.ts'
export { adminPlateList } from './admin/plateList.ts'
export { adminPlateUpdate } from './admin/plateUpdate.ts'
export { adminRefundByHand } from './admin/refundByHand.ts'
export { adminRefundComplete } from './admin/refundComplete.ts'
export { adminRefundList } from './admin/refundList.ts'
export { adminRefundReject } from './admin/refundReject.ts'
export { adminSummary } from './admin/summary.ts'
export { adminUserGet } from './admin/userGet.ts'
export { adminUserList } from './admin/userList.ts'
export { adminUserUpdate } from './admin/userUpdate.ts'
export { bannerClick } from './common/bannerClick.ts'
export { bannerList } from './common/bannerList.ts'
export { bannerSeen } from './common/bannerSeen.ts'
export {
  moduleBackupCreate,
  moduleBackupDelete,
  moduleBackupGet,
  moduleBackupList,
  moduleBackupRestore,
  moduleContracts,
  moduleCopy,
  moduleCreate,
  moduleDelete,
  moduleExport,
  moduleGet,
  moduleImport,
  moduleLibraryList,
  moduleList,
  modulePurge,
  moduleRestore,
  moduleSave,
  moduleShare,
  moduleSharedList,
  moduleTakeNewer,
} from './module/moduleContracts.ts'
export { moduleUsage } from './module/usage.ts'
export { paymentConfirm } from './payment/confirm.ts'
export { paymentExtend } from './payment/extend.ts'
export { paymentFail } from './payment/fail.ts'
export { paymentHistory } from './payment/history.ts'
export { paymentPlans } from './payment/plans.ts'
export { paymentPrepare } from './payment/prepare.ts'
export { paymentRefundQuote } from './payment/refundQuote.ts'
export { paymentRefundRequest } from './payment/refundRequest.ts'
export { paymentRefundWithdraw } from './payment/refundWithdraw.ts'
export { paymentResumeAuto } from './payment/resumeAuto.ts'
export { paymentStopAuto } from './payment/stopAuto.ts'
export { paymentSubscription } from './payment/subscription.ts'
export {
  plateBackupCreate,
  plateBackupDelete,
  plateBackupGet,
  plateBackupList,
  plateBackupRestore,
  plateContracts,
  plateCopy,
  plateCreate,
  plateDelete,
  plateExport,
  plateGet,
  plateImport,
  plateLibraryList,
  plateList,
  platePurge,
  plateRestore,
  plateSave,
  plateShare,
  plateSharedList,
  plateTakeNewer,
} from './plate/plateContracts.ts'
export { shareList } from './share/list.ts'
export { trashList } from './trash/list.ts'
export { userChangePassword } from './user/changePassword.ts'
export { userCheckNickname } from './user/checkNickname.ts'
export { userFindEmail } from './user/findEmail.ts'
export { userInfo } from './user/info.ts'
export { userJoin } from './user/join.ts'
export { userLogin } from './user/login.ts'
export { userLogout } from './user/logout.ts'
export { userResetPassword } from './user/resetPassword.ts'
export { userSendCode } from './user/sendCode.ts'
export { userSessionEnd } from './user/sessionEnd.ts'
export { userSessionList } from './user/sessionList.ts'
export { userSocialLogin } from './user/socialLogin.ts'
export { userSocialStart } from './user/socialStart.ts'
export { userUpdate } from './user/update.ts'
export { userVerifyCode } from './user/verifyCode.ts'
export { userWithdraw } from './user/withdraw.ts'

// These are the types that callers of the actions need, and the limits, errors, paths and files of the wire.

export type { AdminUserItem } from './admin/adminUserItem.ts'
export type { AuditEntry } from './admin/auditList.ts'
export type { AdminBanner } from './admin/banner.ts'
export type { AdminModuleItem, FailedTest } from './admin/module.ts'
export type { AdminPaymentItem, AdminRefund } from './admin/payment.ts'
export type { AdminPlateItem } from './admin/plate.ts'
export type { AdminUser } from './admin/userGet.ts'
export type { Backup } from './backup.ts'
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
