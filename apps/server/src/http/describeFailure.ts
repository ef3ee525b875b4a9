import type { Locale } from '@pandok/domain'
import { errorSentence, findingSentence, problemSentence } from '@pandok/i18n/server'
import {
  ERRORS,
  type ErrorBody,
  type ErrorCode,
  type ErrorDetail,
  LITERAL_MESSAGES,
  type TranslatedErrorCode,
} from '@pandok/protocol'
import { databaseTrouble } from '#db/databaseTrouble.ts'
import { ActionError, type FailureReason } from '#rpc/ActionError.ts'

export interface Failure {
  status: number
  headers: Readonly<Record<string, string>>
  body: ErrorBody
}

/** A database recovers by itself, while a full disk needs a person. */
const RETRY_SECONDS = { away: 5, full: 60 } as const

/**
 * Returns the whole answer for anything that was thrown, in the caller's language. It reveals nothing about
 * unknown errors.
 */
export function describeFailure(error: unknown, locale: Locale, requestId: string): Failure {
  const { code, reason } = asActionError(error)
  const details = detailsOf(reason, locale)
  return {
    status: ERRORS[code].status,
    headers: headersOf(code, reason),
    body: {
      code,
      message: sentenceOf(code, reason, locale),
      ...(details !== undefined && { details }),
      requestId,
    },
  }
}

function detailsOf({ fields = [], findings = [], details }: FailureReason, locale: Locale): unknown {
  if (details !== undefined) return details
  const sentences: ErrorDetail[] = [
    ...fields.map(({ path, problem, values }) => ({
      path,
      message: problemSentence(locale, problem, values),
    })),
    ...findings.map(({ path, finding }) => ({ path, message: findingSentence(locale, finding) })),
  ]
  return sentences.length > 0 ? sentences : undefined
}

export const isBug = (error: unknown): boolean => asActionError(error).code === 'INTERNAL'

function asActionError(error: unknown): ActionError {
  if (error instanceof ActionError) return error
  const trouble = databaseTrouble(error)
  if (trouble === 'full') return new ActionError('STORAGE_FULL', { retryAfterSeconds: RETRY_SECONDS.full })
  if (trouble === 'away') return new ActionError('UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS.away })
  const status = statusOf(error)
  if (status === 404) return new ActionError('NOT_FOUND')
  if (status === 413) return new ActionError('CONTENT_TOO_LARGE')
  if (status !== undefined && status >= 400 && status < 500) return new ActionError('BAD_REQUEST')
  return new ActionError('INTERNAL')
}

/** The status of Fastify's own errors shows whose fault they are. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  return typeof error.statusCode === 'number' ? error.statusCode : undefined
}

function sentenceOf(code: ErrorCode, reason: FailureReason, locale: Locale): string {
  const { problem, values, findings } = reason
  if (Object.hasOwn(LITERAL_MESSAGES, code)) return LITERAL_MESSAGES[code as keyof typeof LITERAL_MESSAGES]
  if (problem !== undefined) return problemSentence(locale, problem, values)
  if (findings?.[0] !== undefined) return findingSentence(locale, findings[0].finding)
  return errorSentence(locale, code as TranslatedErrorCode)
}

function headersOf(code: ErrorCode, { retryAfterSeconds }: FailureReason): Record<string, string> {
  // RFC 9110 §15.5.6 requires Allow with every 405, including this unusual one.
  if (ERRORS[code].status === 405) return { allow: 'POST' }
  if (retryAfterSeconds !== undefined) return { 'retry-after': String(retryAfterSeconds) }
  return {}
}
