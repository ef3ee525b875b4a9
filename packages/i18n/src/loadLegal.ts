import type { Locale } from '@pandok/domain'
import type { LegalDocument } from './LegalDocument.ts'

export type LegalName = 'privacy' | 'terms' | 'refund'

type Load = () => Promise<LegalDocument>

const loaders: Record<Locale, Record<LegalName, Load>> = {
  ko: {
    privacy: async () => (await import('./ko/legal/privacy.ts')).privacy,
    terms: async () => (await import('./ko/legal/terms.ts')).terms,
    refund: async () => (await import('./ko/legal/refund.ts')).refund,
  },
  en: {
    privacy: async () => (await import('./en/legal/privacy.ts')).privacy,
    terms: async () => (await import('./en/legal/terms.ts')).terms,
    refund: async () => (await import('./en/legal/refund.ts')).refund,
  },
  zh: {
    privacy: async () => (await import('./zh/legal/privacy.ts')).privacy,
    terms: async () => (await import('./zh/legal/terms.ts')).terms,
    refund: async () => (await import('./zh/legal/refund.ts')).refund,
  },
  ja: {
    privacy: async () => (await import('./ja/legal/privacy.ts')).privacy,
    terms: async () => (await import('./ja/legal/terms.ts')).terms,
    refund: async () => (await import('./ja/legal/refund.ts')).refund,
  },
  de: {
    privacy: async () => (await import('./de/legal/privacy.ts')).privacy,
    terms: async () => (await import('./de/legal/terms.ts')).terms,
    refund: async () => (await import('./de/legal/refund.ts')).refund,
  },
}

export const loadLegal = (locale: Locale, name: LegalName): Promise<LegalDocument> => loaders[locale][name]()
