import type { GuidePage } from '@pandok/protocol/guide'

/** A page and one of its headings by its English slug, which is the same in every language. */
export interface GuidePlace {
  page: GuidePage
  topic?: string | undefined
}

export const guideHref = ({ page, topic }: GuidePlace): string =>
  `/guide/${page}${topic === undefined ? '' : `#${topic}`}`

/** The guide's place for a screen, by the start of its address; the first match counts. */
const PLACES: readonly [path: RegExp, place: GuidePlace][] = [
  [/^\/program\/plate\?(?=.*\bplate=)(?=.*\bview=keys)/u, { page: 'plates', topic: 'give-it-keys' }],
  [/^\/program\/plate\?(?=.*\bplate=)(?=.*\bview=fill)/u, { page: 'plates', topic: 'auto-fill' }],
  [
    /^\/program\/plate\?(?=.*\bplate=)(?=.*\bview=exam)/u,
    { page: 'plates', topic: 'normal-sentences-and-findings' },
  ],
  [/^\/program\/plate\?(?=.*\bplate=)/u, { page: 'plates', topic: 'make-one' }],
  [/^\/program\/plate\/share/u, { page: 'plates', topic: 'share-bring-back-carry-over' }],
  [/^\/program\/preview/u, { page: 'plates', topic: 'use-it' }],
  [/^\/program\/import/u, { page: 'import' }],
  [/^\/program\/check/u, { page: 'plates', topic: 'report-check' }],
  [/^\/program\/share/u, { page: 'plates', topic: 'share-bring-back-carry-over' }],
  [/^\/program\/delete/u, { page: 'plates', topic: 'share-bring-back-carry-over' }],
  [/^\/program\/plate/u, { page: 'plates' }],
  [/^\/program\/module\/./u, { page: 'modules', topic: 'step-by-step' }],
  [/^\/program\/module/u, { page: 'modules' }],
  [/^\/program\/library/u, { page: 'library' }],
  [/^\/program\/viewer/u, { page: 'viewer' }],
  [/^\/program\/payment|^\/price|^\/mypage/u, { page: 'store' }],
  // Only the Windows program has this page (routes/desktopPages.ts).
  [/^\/program\/desktop/u, { page: 'getting-started', topic: 'the-windows-program' }],
]

export function guidePlaceOf(address: string): GuidePlace {
  return PLACES.find(([path]) => path.test(address))?.[1] ?? { page: 'getting-started' }
}
