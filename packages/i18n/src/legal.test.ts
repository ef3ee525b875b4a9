import {
  AUTO_BACKUPS_MAX,
  CODE_LIFE_MINUTES,
  entitlementOf,
  FOUR_EYES_OVER_WON,
  LOCALES,
  type Locale,
  MANUAL_BACKUPS_MAX,
  PLANS,
  quoteRefundLine,
  REFRESH_TOKEN_LIFE_DAYS,
  REFUND_PENALTY_PERCENT,
  TICKET_LIFE_MINUTES,
  TIERS,
  TRASH_RETENTION_DAYS,
  WITHDRAWAL_DAYS,
} from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import type { LegalTable } from './LegalDocument.ts'
import { LEGAL_EDITIONS } from './legalEditions.ts'
import { type LegalName, loadLegal } from './loadLegal.ts'

const tablesOf = async (locale: Locale, name: LegalName): Promise<LegalTable[]> =>
  (await loadLegal(locale, name)).sections.flatMap(({ blocks }) =>
    blocks.filter((block): block is LegalTable => typeof block !== 'string' && 'rows' in block),
  )

/** Returns every number of a text, without thousands separators. */
const numbersIn = (text: string): number[] =>
  [...text.replace(/(\d)[.,](?=\d{3})/gu, '$1').matchAll(/\d+/gu)].map(([digits]) => Number(digits))

const DAY_MS = 24 * 60 * 60 * 1000
const START = new Date('2027-04-01T00:00:00+09:00')
const refundAfter = (days: number, paidWon: number, termDays: number): number =>
  quoteRefundLine(
    {
      orderId: 'o',
      planId: 'basic-monthly',
      paidWon,
      startsAt: START,
      endsAt: new Date(START.getTime() + termDays * DAY_MS),
      usedAt: START,
      frozenMs: 0,
      closedAt: null,
      refundedWon: 0,
    },
    new Date(START.getTime() + days * DAY_MS),
  ).refundWon

describe.each(LOCALES)('the legal texts in %s', (locale) => {
  it('promise the refunds that are actually computed', async () => {
    const [rules, examples] = await tablesOf(locale, 'refund')
    expect(rules?.rows.map((row) => numbersIn(row.join(' ')))).toEqual([
      [WITHDRAWAL_DAYS],
      [WITHDRAWAL_DAYS],
      rules?.rows[2]?.[0]?.includes('7')
        ? [WITHDRAWAL_DAYS, REFUND_PENALTY_PERCENT]
        : [REFUND_PENALTY_PERCENT],
      [],
    ])
    const sold = examples?.head.slice(1).map((title) => numbersIn(title).slice(-2)) ?? []
    expect(sold).toEqual([
      [30_000, 30],
      [50_000, 30],
      [200_000, 365],
    ])
    expect(examples?.rows.map((row) => row.flatMap(numbersIn))).toEqual(
      [1, 7, 8, 15, 29].map((days) => [
        days,
        ...sold.map(([paidWon = 0, termDays = 0]) => refundAfter(days, paidWon, termDays)),
      ]),
    )
  })

  it('name the prices and limits of the store', async () => {
    const [plans] = await tablesOf(locale, 'terms')
    const free = entitlementOf(TIERS[0])
    expect(plans?.rows.map(([, price = '']) => numbersIn(price))).toEqual([
      [0],
      ...PLANS.map(({ priceWon }) => [priceWon]),
    ])
    expect(plans?.rows.map(([, , , contents = '']) => numbersIn(contents))).toEqual([
      [free.plateLimit, free.libraryFree],
      ...PLANS.map(({ tier, sheets }) => {
        if (tier === null) return [sheets]
        const { plateLimit, libraryFree, libraryPaid } = entitlementOf(tier)
        return [plateLimit, libraryFree, libraryPaid]
      }),
    ])
  })

  it('state the actual retention periods', async () => {
    const [, kept] = await tablesOf(locale, 'privacy')
    const periods = kept?.rows.map(([, period = '']) => numbersIn(period)) ?? []
    expect(periods.slice(1, 5)).toEqual([
      [AUTO_BACKUPS_MAX, MANUAL_BACKUPS_MAX],
      [TRASH_RETENTION_DAYS],
      [CODE_LIFE_MINUTES, TICKET_LIFE_MINUTES],
      [REFRESH_TOKEN_LIFE_DAYS],
    ])
  })

  it('state how many administrators approve a refund', async () => {
    const { sections } = await loadLegal(locale, 'refund')
    const texts = sections.flatMap(({ blocks }) => blocks.filter((block) => typeof block === 'string'))
    expect(texts.flatMap((text) => numbersIn(text))).toContain(FOUR_EYES_OVER_WON)
  })

  it('have the same structure in every language', async () => {
    for (const name of Object.keys(LEGAL_EDITIONS) as LegalName[]) {
      const shapeOf = async (of: Locale) =>
        (await loadLegal(of, name)).sections.map(({ blocks }) =>
          blocks.map((block) => {
            if (typeof block === 'string') return 'text'
            if ('contact' in block) return block.contact
            return 'list' in block ? block.list.length : block.rows.map((row) => row.length)
          }),
        )
      expect(await shapeOf(locale), name).toEqual(await shapeOf('ko'))
    }
  })
})

it('the editions have days, and are settled before they apply', () => {
  for (const { version, issued, effective } of Object.values(LEGAL_EDITIONS)) {
    expect(version).toMatch(/^\d+\.\d+$/)
    for (const day of [issued, effective]) expect(new Date(day).toISOString()).toMatch(new RegExp(`^${day}`))
    expect(issued <= effective).toBe(true)
  }
})
