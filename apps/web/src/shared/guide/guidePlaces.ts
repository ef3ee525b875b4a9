import type { GuidePage } from '@pandok/protocol/guide'

/** A page and one of its headings by its English slug, which is the same in every language. */
export interface GuidePlace {
  page: GuidePage
  topic?: string | undefined
}

/** Every place of the guide that a screen, or a part of one, leads to. */
export const GUIDE_PLACES = {
  start: { page: 'getting-started' },
  join: { page: 'getting-started', topic: '1-sign-up' },
  windowsProgram: { page: 'getting-started', topic: 'the-windows-program' },
  plates: { page: 'plates' },
  makePlate: { page: 'plates', topic: 'create-a-plate' },
  phrases: { page: 'plates', topic: 'phrases' },
  modulesOnPlate: { page: 'plates', topic: 'modules' },
  exam: { page: 'plates', topic: 'normal-sentences-and-findings' },
  keys: { page: 'plates', topic: 'assign-keys' },
  autoFill: { page: 'plates', topic: 'autofill' },
  usePlate: { page: 'plates', topic: 'use-it' },
  reportCheck: { page: 'plates', topic: 'report-check' },
  sharing: { page: 'plates', topic: 'share-restore-and-transfer' },
  modules: { page: 'modules' },
  makeModule: { page: 'modules', topic: 'step-by-step' },
  inputs: { page: 'modules', topic: 'inputs' },
  values: { page: 'modules', topic: 'values' },
  tables: { page: 'modules', topic: 'tables' },
  sentences: { page: 'modules', topic: 'sentences' },
  checks: { page: 'modules', topic: 'checks' },
  sources: { page: 'modules', topic: 'sources' },
  testModule: { page: 'modules', topic: 'test-it' },
  import: { page: 'import' },
  library: { page: 'library', topic: 'find-and-try' },
  libraryEntry: { page: 'library', topic: 'add-it' },
  viewer: { page: 'viewer' },
  openImages: { page: 'viewer', topic: 'open' },
  lookAtImages: { page: 'viewer', topic: 'view-images' },
  store: { page: 'store' },
  buy: { page: 'store', topic: 'buy' },
  payments: { page: 'store', topic: 'automatic-payment' },
  account: { page: 'store', topic: 'receipts-and-your-account' },
  shortcuts: { page: 'shortcuts' },
  news: { page: 'whats-new' },
} as const satisfies Record<string, GuidePlace>

export type GuidePlaceName = keyof typeof GUIDE_PLACES

export const guideHref = ({ page, topic }: GuidePlace): string =>
  `/guide/${page}${topic === undefined ? '' : `#${topic}`}`

/** The guide's place for a screen, by the start of its address; the first match counts. */
const PLACES: readonly [path: RegExp, name: GuidePlaceName][] = [
  [/^\/program\/plate\?(?=.*\bplate=)(?=.*\bview=keys)/u, 'keys'],
  [/^\/program\/plate\?(?=.*\bplate=)(?=.*\bview=fill)/u, 'autoFill'],
  [/^\/program\/plate\?(?=.*\bplate=)(?=.*\bview=exam)/u, 'exam'],
  [/^\/program\/plate\?(?=.*\bplate=)/u, 'makePlate'],
  [/^\/program\/plate\/share/u, 'sharing'],
  [/^\/program\/preview/u, 'usePlate'],
  [/^\/program\/import/u, 'import'],
  [/^\/program\/check/u, 'reportCheck'],
  [/^\/program\/share/u, 'sharing'],
  [/^\/program\/delete/u, 'sharing'],
  [/^\/program\/plate/u, 'plates'],
  [/^\/program\/module\/./u, 'makeModule'],
  [/^\/program\/module/u, 'modules'],
  [/^\/program\/library\?(?=.*\b(?:plate|module)=)/u, 'libraryEntry'],
  [/^\/program\/library/u, 'library'],
  [/^\/program\/viewer/u, 'viewer'],
  [/^\/program\/payment\?(?=.*\breceipt=)/u, 'account'],
  [/^\/program\/payment/u, 'payments'],
  [/^\/price(?:\/|\?.*\bplan=)/u, 'buy'],
  [/^\/price/u, 'store'],
  [/^\/mypage/u, 'account'],
  [/^\/(?:join|login)/u, 'join'],
  // Only the Windows program has the first of these pages (routes/desktopPages.ts).
  [/^\/program\/desktop|^\/download/u, 'windowsProgram'],
]

export const guidePlaceOf = (address: string): GuidePlace =>
  GUIDE_PLACES[PLACES.find(([path]) => path.test(address))?.[1] ?? 'start']
