import type { Implementations } from '#rpc/implement.ts'
import { bannerClick } from './common/bannerClick.ts'
import { bannerList } from './common/bannerList.ts'
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
  'common-bannerClick': bannerClick,
  'common-bannerList': bannerList,
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
