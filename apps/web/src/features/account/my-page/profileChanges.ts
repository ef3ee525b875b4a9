import { groupedPhone } from '@pandok/domain'
import type { ParamInput, ResultOf, userInfo, userUpdate } from '@pandok/protocol'
import { ageOf } from '../fields/ageOf.ts'
import { phoneOf } from '../fields/phoneOf.ts'
import type { ProfileValues } from '../fields/profilePlan.ts'
import type { AddressValues } from './addressPlan.ts'

export type ProfileFormValues = ProfileValues & AddressValues

type Changes = ParamInput<typeof userUpdate>

/** A member's saved details as the form shows them. */
export function profileFormValues({
  user,
  profile,
}: Pick<ResultOf<typeof userInfo>, 'user' | 'profile'>): ProfileFormValues {
  return {
    nickname: user.nickname,
    name: user.name,
    phone: groupedPhone(profile.phone),
    age: String(profile.age),
    nationality: profile.nationality,
    major: profile.major,
    zonecode: profile.address?.zonecode ?? '',
    roadAddress: profile.address?.roadAddress ?? '',
    detail: profile.address?.detail ?? '',
  }
}

/** Only what differs is sent, so that another tab's change of another field survives. */
export function profileChanges(saved: ProfileFormValues, typed: ProfileFormValues): Changes {
  const isChanged = (name: keyof ProfileFormValues) => saved[name] !== typed[name]
  const changes: Changes = {}
  if (isChanged('nickname')) changes.nickname = typed.nickname
  if (isChanged('name')) changes.name = typed.name
  if (phoneOf(saved.phone) !== phoneOf(typed.phone)) changes.phone = phoneOf(typed.phone)
  if (isChanged('age')) changes.age = ageOf(typed.age)
  if (isChanged('nationality')) changes.nationality = typed.nationality as Changes['nationality']
  if (isChanged('major')) changes.major = typed.major as Changes['major']
  if (isChanged('zonecode') || isChanged('roadAddress') || isChanged('detail')) {
    const { zonecode, roadAddress, detail } = typed
    const isGiven = [zonecode, roadAddress, detail].some((part) => part.trim() !== '')
    changes.address = isGiven ? { zonecode, roadAddress, detail } : null
  }
  return changes
}
