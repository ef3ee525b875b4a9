import type { Method } from '@pandok/protocol'
import { person } from '@pandok/testkit'

/** A param that fits for every action, as a place to start breaking things from. */
export const goodParams = (): Record<Method, Record<string, unknown>> => {
  const { email, password, ...rest } = person()
  return {
    'common-bannerClick': { id: 'ban_x' },
    'common-bannerList': { position: 'macro' },
    'user-changePassword': { currentPassword: password, password },
    'user-checkNickname': { nickname: rest.nickname },
    'user-findEmail': { name: rest.name, phone: rest.phone },
    'user-info': {},
    'user-join': { ticket: 'x', email, password, ...rest },
    'user-login': { email, password },
    'user-logout': {},
    'user-resetPassword': { ticket: 'x', password },
    'user-sendCode': { email, purpose: 'join' },
    'user-sessionEnd': { id: 'ses_x' },
    'user-sessionList': {},
    'user-socialLogin': { provider: 'kakao', code: 'x', state: 'x' },
    'user-socialStart': { provider: 'kakao' },
    'user-update': {
      nickname: rest.nickname,
      name: rest.name,
      phone: rest.phone,
      age: rest.age,
      nationality: rest.nationality,
      major: rest.major,
      address: { zonecode: '04524', roadAddress: '서울특별시 중구 세종대로 110', detail: '3층' },
      locale: 'ko',
      marketing: true,
    },
    'user-verifyCode': { email, purpose: 'join', code: '123456' },
    'user-withdraw': { password, reason: '-' },
  }
}
