import type { PasswordPlace } from '@pandok/domain'
import { userChangePassword, userJoin } from '@pandok/protocol'
import type { Text } from '#platform/text/text.ts'
import type { Check } from '../form/Fields.ts'
import { matchesSchema } from '../form/matchesSchema.ts'

export type NewPasswordName = 'password' | 'confirm'

const schemas = {
  join: userJoin.param.shape.password,
  'my-page': userChangePassword.param.shape.password,
} as const satisfies Record<PasswordPlace, unknown>

const matches: Check = (value, values, text) => {
  if (value === '') return text.problem('required')
  return value === values['password'] ? undefined : text('account.password.mismatch')
}

export const passwordPlan = (text: Text, place: PasswordPlace) => ({
  password: { initial: '', label: text('account.password.new'), check: matchesSchema(schemas[place]) },
  confirm: { initial: '', label: text('account.password.confirm'), check: matches },
})
