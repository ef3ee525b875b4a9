import type { Change } from '#state/Change.ts'
import { errorTable } from './errorTable.ts'

/** The answer of the gateway, with the changes that it causes. */
export interface Outcome {
  readonly status: number
  readonly body: string
  readonly changes: readonly Change[]
}

export type Language = 'ko' | 'en'

/**
 * Returns a refusal. The real gateway has far more codes than the table; an unlisted one gets status 400, like most
 * of them.
 */
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
