/** A list with the queries that are measured, each combined with every order on four pages. */
export interface BenchedList {
  method: string
  sorts: readonly string[]
  asked: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const words = { rare: { search: 'taeho77' }, common: { search: 'gmail' }, 'two letters': { search: '김민' } }
const extremes = { 'one letter': { search: 'a' }, 'found nowhere': { search: 'qzxqzxqzx' } }

const items = {
  sorts: ['updatedAt', 'createdAt', 'name', 'size'],
  asked: {
    none: {},
    'common filter': { filter: { state: 'live' } },
    'rare filter': { filter: { library: 'paid' } },
    'rare search': { search: 'taeho77' },
    'common search': { search: 'gmail' },
    'two letters': { search: '여우' },
    'search and filter': { search: '흉부', filter: { shared: true } },
    'common search and filter': { search: 'gmail', filter: { state: 'live' } },
    ...extremes,
  },
} as const

export const BENCHED_LISTS: readonly BenchedList[] = [
  {
    method: 'admin-userList',
    sorts: ['createdAt', 'email', 'nickname', 'name', 'lastSeenAt'],
    asked: {
      none: {},
      'common filter': { filter: { state: 'active' } },
      'rare filter': { filter: { role: 'admin' } },
      'tier filter': { filter: { tier: 'standard' } },
      'rare search': words.rare,
      'common search': words.common,
      'two letters': words['two letters'],
      'phone digits': { search: '4242' },
      'search and filter': { search: 'naver', filter: { state: 'suspended' } },
      'common search and filter': { search: 'gmail', filter: { state: 'active' } },
      ...extremes,
    },
  },
  { method: 'admin-plateList', ...items },
  { method: 'admin-moduleList', ...items },
  {
    method: 'admin-paymentList',
    sorts: ['orderedAt', 'amount'],
    asked: {
      none: {},
      'common filter': { filter: { status: 'paid', planId: 'basic-monthly' } },
      'rare filter': { filter: { status: 'refundRequested' } },
      'days filter': { filter: { from: '2025-01-01', to: '2025-12-31' } },
      'rare search': words.rare,
      'common search': words.common,
      'two letters': words['two letters'],
      'order id': { search: 'ord_5e1f' },
      'common search and filter': { search: 'gmail', filter: { status: 'paid' } },
      ...extremes,
    },
  },
  { method: 'admin-auditList', sorts: ['at'], asked: { none: {}, 'rare search': words.rare } },
]
