import type { Locale } from '@pandok/domain'
import type { moduleRun as korean } from '../ko/program/moduleRun.ts'
import type { Message } from '../message.ts'

export type FormMessages = Readonly<Record<keyof typeof korean, Message>>

const loaders = {
  ko: () => import('../ko/program/moduleRun.ts'),
  en: () => import('../en/program/moduleRun.ts'),
  zh: () => import('../zh/program/moduleRun.ts'),
  ja: () => import('../ja/program/moduleRun.ts'),
  de: () => import('../de/program/moduleRun.ts'),
} as const satisfies Record<Locale, () => Promise<{ moduleRun: FormMessages }>>

/**
 * Loads the words of a module's form without the rest of the program area's, because the introduction shows
 * one form.
 */
export const loadFormWords = async (locale: Locale): Promise<FormMessages> =>
  (await loaders[locale]()).moduleRun
