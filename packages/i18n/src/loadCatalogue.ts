import type { Locale } from '@pandok/domain'
import type { Problem, TranslatedErrorCode } from '@pandok/protocol'
import type { messages as korean } from './ko/index.ts'
import type { programMessages as koreanProgram } from './ko/program/index.ts'
import type { Message } from './message.ts'

export type MessageKey = keyof typeof korean | keyof typeof koreanProgram

/** Everything that one language says in the browser. */
export interface Catalogue {
  messages: Record<MessageKey, Message>
  errors: Record<TranslatedErrorCode, string>
  problems: Record<Problem, string>
}

/** Public pages do without the words of the program area, which are several times as many. */
export type Extent = 'public' | 'whole'

type PublicCatalogue = Omit<Catalogue, 'messages'> & { messages: Record<keyof typeof korean, Message> }

const loaders = {
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
  zh: () => import('./zh/index.ts'),
  ja: () => import('./ja/index.ts'),
  de: () => import('./de/index.ts'),
} as const satisfies Record<Locale, () => Promise<PublicCatalogue>>

const programLoaders = {
  ko: () => import('./ko/program/index.ts'),
  en: () => import('./en/program/index.ts'),
  zh: () => import('./zh/program/index.ts'),
  ja: () => import('./ja/program/index.ts'),
  de: () => import('./de/program/index.ts'),
} as const satisfies Record<
  Locale,
  () => Promise<{ programMessages: Record<keyof typeof koreanProgram, Message> }>
>

/** Two files per language, each fetched when it is first needed. */
export async function loadCatalogue(locale: Locale, extent: Extent = 'whole'): Promise<Catalogue> {
  if (extent === 'public') return (await loaders[locale]()) as Catalogue
  const [base, { programMessages }] = await Promise.all([loaders[locale](), programLoaders[locale]()])
  return { ...base, messages: { ...base.messages, ...programMessages } }
}
