import { ERRORS, type ErrorCode, type ErrorDetail } from '@pandok/protocol/errors'
import { textStore } from '#platform/text/textStore.ts'
import { RpcError } from '#rpc/RpcError.ts'

interface RefusalParts {
  message?: string
  details?: readonly ErrorDetail[]
  data?: unknown
}

/** The error that the server would have sent. */
export const refusal = (code: ErrorCode, { message, details, data }: RefusalParts = {}): RpcError =>
  new RpcError({
    code,
    status: ERRORS[code].status,
    message: message ?? textStore.read().error(code),
    ...(details ? { details } : {}),
    ...(data === undefined ? {} : { data }),
  })
