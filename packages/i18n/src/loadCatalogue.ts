import type { Locale } from '@pandok/domain'
import type { Problem, TranslatedErrorCode } from '@pandok/protocol'
import type { messages as korean } from './ko/index.ts'
import type { Message } from './message.ts'

export type MessageKey = keyof typeof korean

/** Everything that one language says in the browser. */
export interface Catalogue {
  messages: Record<MessageKey, Message>
  errors: Record<TranslatedErrorCode, string>
  problems: Record<Problem, string>
}

const loaders = {
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
  zh: () => import('./zh/index.ts'),
  ja: () => import('./ja/index.ts'),
  de: () => import('./de/index.ts'),
} as const satisfies Record<Locale, () => Promise<Catalogue>>

/** One file per language, fetched when that language is first shown. */
export const loadCatalogue = (locale: Locale): Promise<Catalogue> => loaders[locale]()
