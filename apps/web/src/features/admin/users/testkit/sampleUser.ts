import type { AdminUser } from '@pandok/protocol'

/** A member on the free tier, signed in on one computer. */
export const sampleUser = (changes: Partial<AdminUser> = {}): AdminUser => ({
  id: 'mem_1',
  email: 'mina@example.com',
  nickname: 'mina',
  name: '김미나',
  role: 'user',
  tier: 'free',
  state: 'active',
  plateCount: 2,
  moduleCount: 1,
  createdAt: '2026-01-05T01:00:00.000Z',
  lastSeenAt: '2026-11-14T03:00:00.000Z',
  profile: {
    phone: '01012345678',
    age: 38,
    nationality: 'KR',
    major: 'radiology',
    address: null,
    locale: 'ko',
    marketing: false,
    createdAt: '2026-01-05T01:00:00.000Z',
  },
  suspendedAt: null,
  note: '',
  grant: null,
  entitlement: { plateLimit: 5, library: { free: 1, paid: 0, usedFree: 1, usedPaid: 0 } },
  subscription: null,
  sheets: [],
  paymentCount: 0,
  sessions: [
    {
      id: 'ses_1',
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
      createdAt: '2026-11-10T03:00:00.000Z',
      lastUsedAt: '2026-11-14T03:00:00.000Z',
    },
  ],
  events: [{ kind: 'login.refused', address: '203.0.113.9', at: '2026-11-13T03:00:00.000Z' }],
  may: { changeRole: true, suspend: true },
  ...changes,
})
