import type { Implementations } from '#rpc/implement.ts'
import { adminAuditList } from './admin/auditList.ts'
import { adminBannerDelete } from './admin/bannerDelete.ts'
import { adminBannerGet } from './admin/bannerGet.ts'
import { adminBannerList } from './admin/bannerList.ts'
import { adminBannerOrder } from './admin/bannerOrder.ts'
import { adminBannerSave } from './admin/bannerSave.ts'
import { adminModuleGet } from './admin/moduleGet.ts'
import { adminModuleList } from './admin/moduleList.ts'
import { adminModuleUpdate } from './admin/moduleUpdate.ts'
import { adminPaymentExport } from './admin/paymentExport.ts'
import { adminPaymentGet } from './admin/paymentGet.ts'
import { adminPaymentList } from './admin/paymentList.ts'
import { adminPlateGet } from './admin/plateGet.ts'
import { adminPlateList } from './admin/plateList.ts'
import { adminPlateUpdate } from './admin/plateUpdate.ts'
import { adminRefundByHand } from './admin/refundByHand.ts'
import { adminRefundComplete } from './admin/refundComplete.ts'
import { adminRefundList } from './admin/refundList.ts'
import { adminRefundReject } from './admin/refundReject.ts'
import { adminSummary } from './admin/summary.ts'
import { adminUserGet } from './admin/userGet.ts'
import { adminUserList } from './admin/userList.ts'
import { adminUserUpdate } from './admin/userUpdate.ts'
import { bannerClick } from './common/bannerClick.ts'
import { bannerList } from './common/bannerList.ts'
import { bannerSeen } from './common/bannerSeen.ts'
import { moduleActions } from './module/moduleActions.ts'
import { paymentConfirm } from './payment/confirm.ts'
import { paymentExtend } from './payment/extend.ts'
import { paymentFail } from './payment/fail.ts'
import { paymentHistory } from './payment/history.ts'
import { paymentPlans } from './payment/plans.ts'
import { paymentPrepare } from './payment/prepare.ts'
import { paymentRefundQuote } from './payment/refundQuote.ts'
import { paymentRefundRequest } from './payment/refundRequest.ts'
import { paymentRefundWithdraw } from './payment/refundWithdraw.ts'
import { paymentResumeAuto } from './payment/resumeAuto.ts'
import { paymentStopAuto } from './payment/stopAuto.ts'
import { paymentSubscription } from './payment/subscription.ts'
import { plateActions } from './plate/plateActions.ts'
import { trashList } from './trash/list.ts'
import { changePassword } from './user/changePassword.ts'
import { checkNickname } from './user/checkNickname.ts'
import { findEmail } from './user/findEmail.ts'
import { info } from './user/info.ts'
import { join } from './user/join.ts'
import { login } from './user/login.ts'
import { logout } from './user/logout.ts'
import { resetPassword } from './user/resetPassword.ts'
import { sendCode } from './user/sendCode.ts'
import { sessionEnd } from './user/sessionEnd.ts'
import { sessionList } from './user/sessionList.ts'
import { socialLogin } from './user/socialLogin.ts'
import { socialStart } from './user/socialStart.ts'
import { update } from './user/update.ts'
import { verifyCode } from './user/verifyCode.ts'
import { withdraw } from './user/withdraw.ts'

export const implementations: Implementations = {
  ...moduleActions,
  ...plateActions,
  'common-bannerClick': bannerClick,
  'common-bannerList': bannerList,
  'common-bannerSeen': bannerSeen,
  'admin-auditList': adminAuditList,
  'admin-moduleList': adminModuleList,
  'admin-paymentList': adminPaymentList,
  'admin-plateList': adminPlateList,
  'admin-userList': adminUserList,
  'admin-bannerDelete': adminBannerDelete,
  'admin-bannerGet': adminBannerGet,
  'admin-bannerList': adminBannerList,
  'admin-bannerOrder': adminBannerOrder,
  'admin-bannerSave': adminBannerSave,
  'admin-paymentExport': adminPaymentExport,
  'admin-paymentGet': adminPaymentGet,
  'admin-refundByHand': adminRefundByHand,
  'admin-refundComplete': adminRefundComplete,
  'admin-refundList': adminRefundList,
  'admin-refundReject': adminRefundReject,
  'admin-summary': adminSummary,
  'admin-moduleGet': adminModuleGet,
  'admin-moduleUpdate': adminModuleUpdate,
  'admin-plateGet': adminPlateGet,
  'admin-plateUpdate': adminPlateUpdate,
  'admin-userGet': adminUserGet,
  'admin-userUpdate': adminUserUpdate,
  'payment-confirm': paymentConfirm,
  'payment-extend': paymentExtend,
  'payment-fail': paymentFail,
  'payment-history': paymentHistory,
  'payment-plans': paymentPlans,
  'payment-prepare': paymentPrepare,
  'payment-refundQuote': paymentRefundQuote,
  'payment-refundRequest': paymentRefundRequest,
  'payment-refundWithdraw': paymentRefundWithdraw,
  'payment-resumeAuto': paymentResumeAuto,
  'payment-stopAuto': paymentStopAuto,
  'payment-subscription': paymentSubscription,
  'trash-list': trashList,
  'user-changePassword': changePassword,
  'user-checkNickname': checkNickname,
  'user-findEmail': findEmail,
  'user-info': info,
  'user-join': join,
  'user-login': login,
  'user-logout': logout,
  'user-resetPassword': resetPassword,
  'user-sendCode': sendCode,
  'user-sessionEnd': sessionEnd,
  'user-sessionList': sessionList,
  'user-socialLogin': socialLogin,
  'user-socialStart': socialStart,
  'user-update': update,
  'user-verifyCode': verifyCode,
  'user-withdraw': withdraw,
}
