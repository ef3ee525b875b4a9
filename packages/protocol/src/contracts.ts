import { bannerClick } from './common/bannerClick.ts'
import { bannerList } from './common/bannerList.ts'
import type { ActionContract } from './defineAction.ts'
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

const all = [
  bannerClick,
  bannerList,
  changePassword,
  checkNickname,
  findEmail,
  info,
  join,
  login,
  logout,
  resetPassword,
  sendCode,
  sessionEnd,
  sessionList,
  socialLogin,
  socialStart,
  update,
  verifyCode,
  withdraw,
] as const satisfies readonly ActionContract[]

export type Contracts = { [C in (typeof all)[number] as C['method']]: C }

export type Method = keyof Contracts

/** Every action there is, by its wire name. Look names up with `Object.hasOwn`: callers send `__proto__` too. */
export const contracts = Object.fromEntries(all.map((contract) => [contract.method, contract])) as Contracts
