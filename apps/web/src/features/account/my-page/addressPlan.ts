import { userUpdate } from '@pandok/protocol'
import type { Text } from '#platform/text/text.ts'
import type { Check } from '../form/Fields.ts'
import { matchesSchema } from '../form/matchesSchema.ts'

export type AddressName = 'zonecode' | 'roadAddress' | 'detail'

export type AddressValues = Record<AddressName, string>

export const addressShape = userUpdate.param.shape.address.unwrap().unwrap().shape

const NAMES: readonly AddressName[] = ['zonecode', 'roadAddress', 'detail']

/** The address is optional, but a partial one is invalid. */
const unlessEmpty =
  (check: Check): Check =>
  (value, values, text) => {
    if (NAMES.every((name) => String(values[name] ?? '').trim() === '')) return undefined
    if (String(value).trim() === '') return text('account.address.incomplete')
    return check(value, values, text)
  }

export const addressPlan = (text: Text, initial: AddressValues) => ({
  zonecode: {
    initial: initial.zonecode,
    label: text('account.address.zonecode'),
    check: unlessEmpty(matchesSchema(addressShape.zonecode)),
  },
  roadAddress: {
    initial: initial.roadAddress,
    label: text('account.address.road'),
    check: unlessEmpty(matchesSchema(addressShape.roadAddress)),
  },
  detail: {
    initial: initial.detail,
    label: text('account.address.detail'),
    check: matchesSchema(addressShape.detail),
  },
})
