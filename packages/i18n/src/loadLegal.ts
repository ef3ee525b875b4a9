import type { Locale } from '@pandok/domain'

export type LegalName = 'privacy' | 'terms' | 'refund'

export interface LegalSection {
  heading: string
  paragraphs: readonly string[]
}

/** The three legal documents of one language. */
export type Legal = Record<LegalName, readonly LegalSection[]>

const loaders = {
  ko: () => import('./ko/legal.ts'),
  en: () => import('./en/legal.ts'),
  zh: () => import('./zh/legal.ts'),
  ja: () => import('./ja/legal.ts'),
  de: () => import('./de/legal.ts'),
} as const satisfies Record<Locale, () => Promise<{ legal: Legal }>>

export const loadLegal = async (locale: Locale): Promise<Legal> => (await loaders[locale]()).legal
