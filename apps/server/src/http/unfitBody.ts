import { ActionError, type FieldProblem } from '#rpc/ActionError.ts'

/** The failure of a call whose body doesn't have the shape that the route accepts. */
export const unfitBody = (fields: FieldProblem[]) => new ActionError('BAD_REQUEST', { fields })

export const missingOrWrong = (value: unknown) => (value === undefined ? 'required' : 'type')
