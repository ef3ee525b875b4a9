import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { age, locale, major, nationality, nickname, personName, phone, postalAddress } from '../fields.ts'
import { user } from './user.ts'

/** Changes the given fields only; `address: null` removes it. */
export const userUpdate = defineAction({
  method: 'user-update',
  access: 'member',
  param: z.strictObject({
    nickname: nickname.optional(),
    name: personName.optional(),
    phone: phone.optional(),
    age: age.optional(),
    nationality: nationality.optional(),
    major: major.optional(),
    address: postalAddress.nullable().optional(),
    locale: locale.optional(),
    marketing: z.boolean().optional(),
  }),
  result: z.strictObject({ user }),
  errors: ['BAD_REQUEST'],
})
