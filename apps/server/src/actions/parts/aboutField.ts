import type { Values } from '@pandok/i18n'
import type { Problem } from '@pandok/protocol'
import type { FailureReason } from '#rpc/ActionError.ts'

/** One field is wrong: the sentence stands beside it, and is the message for clients without fields. */
export const aboutField = (path: string, problem: Problem, values?: Values): FailureReason =>
  values === undefined
    ? { problem, fields: [{ path, problem }] }
    : { problem, values, fields: [{ path, problem, values }] }
