import type { ResultOf, userInfo } from '@pandok/protocol'

/** A radiologist on the free tier. */
export const member: ResultOf<typeof userInfo> = {
  user: {
    id: 'mem_1',
    email: 'mina@example.com',
    name: '김미나',
    nickname: 'mina',
    role: 'user',
    tier: 'free',
  },
  profile: {
    phone: '01012345678',
    age: 38,
    nationality: 'KR',
    major: 'radiology',
    address: null,
    locale: 'en',
    marketing: false,
    createdAt: '2026-01-05T01:00:00.000Z',
  },
  entitlement: {
    tier: 'free',
    plateLimit: 5,
    plateCount: 2,
    library: { free: 1, paid: 0, usedFree: 1, usedPaid: 0 },
  },
  subscription: null,
}
