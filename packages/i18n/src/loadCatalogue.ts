import type { Locale } from '@pandok/domain'
import type { Problem, TranslatedErrorCode } from '@pandok/protocol'
import type { messages as korean } from './ko/index.ts'
import type { officeMessages as koreanOffice } from './ko/office/index.ts'
import type { programMessages as koreanProgram } from './ko/program/index.ts'
import type { Message } from './message.ts'

export type MessageKey = keyof typeof korean | keyof typeof koreanProgram | keyof typeof koreanOffice

/** Everything that the browser needs for one language. */
export interface Catalogue {
  messages: Record<MessageKey, Message>
  errors: Record<TranslatedErrorCode, string>
  problems: Record<Problem, string>
}

/**
 * Public pages don't load the words of the program area, which are several times as many, and the program
 * area doesn't load those of the back office.
 */
export const EXTENTS = ['public', 'program', 'office'] as const

export type Extent = (typeof EXTENTS)[number]

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

const officeLoaders = {
  ko: () => import('./ko/office/index.ts'),
  en: () => import('./en/office/index.ts'),
  zh: () => import('./zh/office/index.ts'),
  ja: () => import('./ja/office/index.ts'),
  de: () => import('./de/office/index.ts'),
} as const satisfies Record<
  Locale,
  () => Promise<{ officeMessages: Record<keyof typeof koreanOffice, Message> }>
>

/** Each language has three files, each of which is fetched when it is first needed. */
export async function loadCatalogue(locale: Locale, extent: Extent = 'office'): Promise<Catalogue> {
  const [base, program, office] = await Promise.all([
    loaders[locale](),
    extent === 'public' ? undefined : programLoaders[locale](),
    extent === 'office' ? officeLoaders[locale]() : undefined,
  ])
  const messages = { ...base.messages, ...program?.programMessages, ...office?.officeMessages }
  // A page asks only for the words of its own area.
  return { ...base, messages: messages as Catalogue['messages'] }
}
