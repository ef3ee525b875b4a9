import type { Change } from '#books/Change.ts'
import { errorTable } from './errorTable.ts'

/** The answer of the gateway, with the changes that it causes. */
export interface Outcome {
  readonly status: number
  readonly body: string
  readonly changes: readonly Change[]
}

export type Language = 'ko' | 'en'

/** The real gateway knows far more codes than we list; an unlisted one is a 400, as most of them are. */
export function refusal(
  code: string,
  language: Language = 'ko',
  { status, changes = [] }: { status?: number | undefined; changes?: readonly Change[] } = {},
): Outcome {
  return {
    status: status ?? errorTable[code]?.status ?? 400,
    body: JSON.stringify({ code, message: messageOf(code, language) }),
    changes,
  }
}

export function messageOf(code: string, language: Language = 'ko'): string {
  return errorTable[code]?.[language] ?? code
}

export function languageOf(acceptLanguage: string | undefined): Language {
  return acceptLanguage !== undefined && /^en\b/iu.test(acceptLanguage) ? 'en' : 'ko'
}
