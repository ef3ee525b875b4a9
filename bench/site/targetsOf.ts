import type { Scores } from './lighthouse.ts'

export interface SiteRow {
  page: string
  firstPaintMs: number
  lcpMs: number
  tbtMs: number
  cls: number
  scriptKB: number
  styleKB: number
  fontKB: number
  imageKB: number
  allKB: number
}

const LCP_LIMIT_MS = 1200
const TBT_LIMIT_MS = 100
const CLS_LIMIT = 0.02
const SCRIPT_LIMIT_KB = 120
const ALL_LIMIT_KB = 300
const SCORE_LIMIT = 99

export function targetsOf(rows: readonly SiteRow[], scores: readonly (Scores & { page: string })[]) {
  const home = rows.filter(({ page }) => page === '/')
  const below = (
    what: string,
    of: readonly SiteRow[],
    pick: (row: SiteRow) => number,
    limit: number,
    unit = '',
  ) => {
    const worst = Math.max(...of.map(pick))
    const where = of.length > 1 ? ` (${of.find((row) => pick(row) === worst)?.page})` : ''
    return { target: `${what} ${limit}${unit}`, measured: `${worst}${unit}${where}`, isMet: worst <= limit }
  }
  return [
    below('/ takes at most, in JavaScript,', home, ({ scriptKB }) => scriptKB, SCRIPT_LIMIT_KB, ' kB'),
    below('and in all', home, ({ allKB }) => allKB, ALL_LIMIT_KB, ' kB'),
    below('the largest part of each page is painted within', rows, ({ lcpMs }) => lcpMs, LCP_LIMIT_MS, ' ms'),
    below('long tasks block it for at most', rows, ({ tbtMs }) => tbtMs, TBT_LIMIT_MS, ' ms'),
    below('its layout shifts by at most', rows, ({ cls }) => cls, CLS_LIMIT),
    ...scores.map(({ page, lost, ...of }) => {
      const worst = Math.min(...Object.values(of))
      return {
        target: `Lighthouse gives ${page} at least ${SCORE_LIMIT} everywhere`,
        measured: [Object.values(of).join(' / '), ...lost].join(', '),
        isMet: worst >= SCORE_LIMIT,
      }
    }),
  ]
}
