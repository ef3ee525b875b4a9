import type { Values } from '@pandok/i18n'
import type { Problem } from '@pandok/protocol'
import type { FailureReason } from '#rpc/ActionError.ts'

/** Reports a problem of one field, which is also the message for clients without fields. */
export const aboutField = (path: string, problem: Problem, values?: Values): FailureReason =>
  values === undefined
    ? { problem, fields: [{ path, problem }] }
    : { problem, values, fields: [{ path, problem, values }] }
