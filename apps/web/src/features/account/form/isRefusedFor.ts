import type { Problem } from '@pandok/protocol/problems'
import type { Text } from '#platform/text/text.ts'
import type { RpcError } from '#rpc/RpcError.ts'

/**
 * Whether the server refused for this reason, by the field that it names or, failing that, by its message.
 */
export const isRefusedFor = (error: RpcError, path: string, problem: Problem, text: Text): boolean =>
  error.code === 'BAD_REQUEST' &&
  (error.details.some((detail) => detail.path === path) || error.message === text.problem(problem))
