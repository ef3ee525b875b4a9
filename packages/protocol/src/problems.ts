/**
 * What can be wrong with a field or with the sense of a request. Schemas and rules name the problem, and `i18n` has
 * one sentence for each in every language; `{min}`, `{max}` and the like are filled from the problem's values.
 */
export const PROBLEMS = [
  'required',
  'type',
  'format',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooBig',
  'choice',
  'unknownField',
  'tooDeep',
  'tooLarge',
  'email.format',
  'password.format',
  'password.wrong',
  'password.same',
  'nickname.required',
  'nickname.spaces',
  'nickname.tooLong',
  'nickname.invisible',
  'nickname.taken',
  'phone.format',
  'name.required',
  'age.range',
  'agreement.required',
  'code.wrong',
  'ticket.expired',
  'login.wrong',
  'email.taken',
  'address.format',
  'social.failed',
  'social.off',
  'module.name.required',
  'module.name.dash',
  'module.name.taken',
  'module.limit',
  'library.locked',
  'trash.full',
  'backup.limit',
  'file.format',
  'file.version',
  'file.plates',
  'file.empty',
  'file.tooMany',
  'file.tooLarge',
] as const

export type Problem = (typeof PROBLEMS)[number]

export const isProblem = (value: string): value is Problem => (PROBLEMS as readonly string[]).includes(value)
