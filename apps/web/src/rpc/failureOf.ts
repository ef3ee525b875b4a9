import { fieldsOf } from '@pandok/domain'
import { type ErrorCode, type ErrorDetail, isErrorCode, LITERAL_MESSAGES } from '@pandok/protocol/errors'
import { type Text, textStore } from '#platform/text/textStore.ts'
import { type LocalFailure, RpcError } from './RpcError.ts'

const MINUTE_SECONDS = 60

/** The error for an answer with a failing status. */
export function failureOf(response: Response, body: unknown, text: Text = textStore.read()): RpcError {
  const given = fieldsOf(body)
  const said = typeof given['message'] === 'string' ? given['message'] : undefined
  const code = codeOf(given['code'], said, response.status)
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  const seconds = Number.isFinite(retryAfter) && retryAfter >= 0 ? Math.ceil(retryAfter) : undefined
  return new RpcError({
    code,
    status: response.status,
    message: sentenceOf(code, said, seconds, text) ?? text('ui.error.BAD_ANSWER'),
    details: fieldProblemsIn(given['details']),
    data: given['details'],
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
    ...(typeof given['requestId'] === 'string' ? { requestId: given['requestId'] } : {}),
  })
}

/** The error for a call without an answer. */
export function localFailure(code: LocalFailure, text: Text = textStore.read()): RpcError {
  return new RpcError({ code, status: 0, message: text(`ui.error.${code}`) })
}

function codeOf(code: unknown, message: string | undefined, status: number): ErrorCode | LocalFailure {
  if (isErrorCode(code)) return code
  const literal = Object.entries(LITERAL_MESSAGES).find(([, sentence]) => sentence === message)?.[0]
  if (isErrorCode(literal)) return literal
  if (status === 429) return 'TOO_MANY_REQUESTS'
  if (status === 405) return 'SESSION_REVOKED'
  // A proxy has its own size limit and answers with its own page.
  if (status === 413) return 'CONTENT_TOO_LARGE'
  // Gateways answer 502 to 504 with their own pages while the server restarts.
  return status >= 502 && status <= 504 ? 'UNREACHABLE' : 'BAD_ANSWER'
}

function sentenceOf(
  code: ErrorCode | LocalFailure,
  said: string | undefined,
  seconds: number | undefined,
  text: Text,
): string | undefined {
  if (code === 'TOO_MANY_REQUESTS' && seconds !== undefined) {
    return seconds > 2 * MINUTE_SECONDS
      ? text('ui.error.waitMinutes', { count: Math.ceil(seconds / MINUTE_SECONDS) })
      : text('ui.error.waitSeconds', { count: Math.max(1, seconds) })
  }
  if (code === 'UNREACHABLE') return text('ui.error.UNREACHABLE')
  if (Object.hasOwn(LITERAL_MESSAGES, code)) return text.error(code as ErrorCode)
  return said ?? (isErrorCode(code) ? text.error(code) : undefined)
}

function fieldProblemsIn(details: unknown): readonly ErrorDetail[] {
  if (!Array.isArray(details)) return []
  return details.filter(
    (detail: Partial<ErrorDetail> | null): detail is ErrorDetail =>
      typeof detail?.path === 'string' && typeof detail.message === 'string',
  )
}
