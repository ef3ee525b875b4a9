import { ADMIN_USER_SORTS, MEMBER_STATES } from '@pandok/domain'
import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { role, tier } from '../fields.ts'
import { adminUserItem } from './adminUserItem.ts'
import { adminListParam, adminListResult } from './list.ts'

/** The search covers e-mail addresses, nicknames, names and telephone numbers. */
export const adminUserList = defineAction({
  method: 'admin-userList',
  access: 'admin',
  param: z.strictObject({
    ...adminListParam(ADMIN_USER_SORTS),
    filter: z
      .strictObject({ role: role.optional(), tier: tier.optional(), state: z.enum(MEMBER_STATES).optional() })
      .optional(),
  }),
  result: z.strictObject(adminListResult(adminUserItem)),
  errors: ['BAD_REQUEST'],
})
