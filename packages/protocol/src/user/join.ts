import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import {
  age,
  email,
  major,
  nationality,
  newPassword,
  nickname,
  opaque,
  personName,
  phone,
} from '../fields.ts'
import type { Problem } from '../problems.ts'
import { signedIn } from './user.ts'

const agreed = z.literal(true, { message: 'agreement.required' satisfies Problem })

/** Creates an account for a visitor whose address is verified by `ticket`. */
export const userJoin = defineAction({
  method: 'user-join',
  access: 'visitor',
  param: z.strictObject({
    ticket: opaque,
    /** The ticket of `user-socialLogin` at a first visit, which links that identity to the new member. */
    joinTicket: opaque.optional(),
    email,
    password: newPassword('join'),
    nickname,
    name: personName,
    phone,
    age,
    nationality,
    major,
    agreements: z.strictObject({ terms: agreed, privacy: agreed, marketing: z.boolean().optional() }),
  }),
  result: signedIn,
  errors: ['BAD_REQUEST', 'TOO_MANY_REQUESTS'],
})
