import { userJoin } from '@pandok/protocol'
import type { Text } from '#platform/text/text.ts'
import { matchesSchema } from '../form/matchesSchema.ts'
import { ageOf } from './ageOf.ts'
import { phoneOf } from './phoneOf.ts'

export type ProfileName = 'nickname' | 'name' | 'phone' | 'age' | 'nationality' | 'major'

/** Values as typed; the age is converted to a number when the form is sent. */
export type ProfileValues = Record<ProfileName, string>

export const EMPTY_PROFILE: ProfileValues = {
  nickname: '',
  name: '',
  phone: '',
  age: '',
  nationality: '',
  major: '',
}

const { shape } = userJoin.param

export const profilePlan = (text: Text, initial: ProfileValues) => ({
  nickname: {
    initial: initial.nickname,
    label: text('account.nickname'),
    check: matchesSchema(shape.nickname),
  },
  name: { initial: initial.name, label: text('account.name'), check: matchesSchema(shape.name) },
  phone: { initial: initial.phone, label: text('account.phone'), check: matchesSchema(shape.phone, phoneOf) },
  age: { initial: initial.age, label: text('account.age'), check: matchesSchema(shape.age, ageOf) },
  nationality: {
    initial: initial.nationality,
    label: text('account.nationality'),
    check: matchesSchema(shape.nationality),
  },
  major: { initial: initial.major, label: text('account.major'), check: matchesSchema(shape.major) },
})
