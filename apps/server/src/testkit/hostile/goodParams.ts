import type { Method } from '@pandok/protocol'
import { person } from '@pandok/testkit'

const definition = { outputs: [{ id: 'finding', section: 'findings', body: { ko: ['정상입니다.'] } }] }

const list = {
  page: 1,
  pageSize: 20,
  search: '결절',
  sort: 'name',
  order: 'desc',
  filter: { section: '갑상선', shared: true },
}

const cells = [
  {
    id: 'c1',
    position: 0,
    name: '정상',
    title: '정상 소견',
    color: 'teal',
    outputs: [
      { id: 'o1', kind: 'phrase', section: 'findings', text: { ko: '정상입니다.', en: 'Normal.' } },
      {
        id: 'o2',
        kind: 'module',
        section: 'auto',
        moduleId: 'mod_x',
        skip: ['note'],
        preset: { size: '12', rows: [{ side: ['left'] }] },
      },
    ],
  },
]

const board = {
  cells,
  keyMap: { KeyA: 'c1', 'Shift+F1': 'c1' },
  autoFill: [{ id: 'f1', cell: 'c1', output: 'o2', input: 'size', source: { from: 'today' } }],
}

const plateList = {
  page: 1,
  pageSize: 20,
  search: '결절',
  sort: 'cellCount',
  order: 'desc',
  filter: { shared: true },
}

/** A param that fits for every action, as a place to start breaking things from. */
export const goodParams = (): Record<Method, Record<string, unknown>> => {
  const { email, password, ...rest } = person()
  return {
    'common-bannerClick': { id: 'ban_x' },
    'common-bannerList': { position: 'macro' },
    'module-backupCreate': { id: 'mod_x', note: '회의 전' },
    'module-backupDelete': { id: 'mod_x', backupId: 'bak_x' },
    'module-backupGet': { id: 'mod_x', backupId: 'bak_x' },
    'module-backupList': { id: 'mod_x' },
    'module-backupRestore': { id: 'mod_x', backupId: 'bak_x' },
    'module-copy': { id: 'mod_x' },
    'module-create': {
      name: rest.nickname,
      section: '갑상선',
      modality: 'US',
      type: '점수',
      note: '',
      definition,
    },
    'module-delete': { ids: ['mod_x'] },
    'module-export': { ids: ['mod_x'] },
    'module-get': { id: 'mod_x' },
    'module-import': {
      file: {
        format: 'pandok',
        version: 1,
        exportedAt: '2026-01-01T00:00:00.000Z',
        plates: [],
        modules: [{ id: 'mod_x', name: '결절', definition }],
      },
    },
    'module-libraryList': list,
    'module-list': list,
    'module-purge': { ids: ['mod_x'] },
    'module-restore': { ids: ['mod_x'] },
    'module-save': { id: 'mod_x', revision: 1, name: '결절', note: '', definition },
    'module-share': { id: 'mod_x', shared: true },
    'module-sharedList': list,
    'module-usage': { id: 'mod_x' },
    'admin-refundComplete': { paymentId: 'ord_x' },
    'admin-refundReject': { paymentId: 'ord_x', reason: '이미 이용하셨습니다.' },
    'payment-confirm': { orderId: 'ord_x', paymentKey: 'tpk_x', amount: 30_000 },
    'payment-extend': { subscriptionId: 'sub_x' },
    'payment-fail': { orderId: 'ord_x', code: 'PAY_PROCESS_CANCELED', message: '취소했습니다.' },
    'payment-history': {
      page: 1,
      pageSize: 20,
      search: '카드',
      sort: 'amount',
      order: 'desc',
      filter: { status: 'paid', planId: 'basic-monthly' },
    },
    'payment-plans': {},
    'payment-prepare': { planId: 'sheet-1-yearly', autoRenew: false },
    'payment-refundQuote': { paymentId: 'ord_x' },
    'payment-refundRequest': { paymentId: 'ord_x', reason: '잘못 샀습니다.' },
    'payment-refundWithdraw': { paymentId: 'ord_x' },
    'payment-resumeAuto': { subscriptionId: 'sub_x' },
    'payment-stopAuto': { subscriptionId: 'sub_x' },
    'payment-subscription': {},
    'plate-backupCreate': { id: 'pla_x', note: '회의 전' },
    'plate-backupDelete': { id: 'pla_x', backupId: 'bak_x' },
    'plate-backupGet': { id: 'pla_x', backupId: 'bak_x' },
    'plate-backupList': { id: 'pla_x' },
    'plate-backupRestore': { id: 'pla_x', backupId: 'bak_x' },
    'plate-copy': { id: 'pla_x' },
    'plate-create': { name: '흉부 CT', ...board },
    'plate-delete': { ids: ['pla_x'] },
    'plate-export': { ids: ['pla_x'] },
    'plate-get': { id: 'pla_x' },
    'plate-import': {
      file: {
        format: 'pandok',
        version: 1,
        exportedAt: '2026-01-01T00:00:00.000Z',
        plates: [{ name: '흉부 CT', ...board }],
        modules: [{ id: 'mod_x', name: '결절', definition }],
      },
    },
    'plate-libraryList': plateList,
    'plate-list': plateList,
    'plate-purge': { ids: ['pla_x'] },
    'plate-restore': { ids: ['pla_x'] },
    'plate-save': { id: 'pla_x', revision: 1, name: '흉부 CT', ...board },
    'plate-share': { id: 'pla_x', shared: true },
    'plate-sharedList': plateList,
    'trash-list': { page: 1, pageSize: 20, search: '결절', sort: 'name', order: 'asc', kind: 'module' },
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
