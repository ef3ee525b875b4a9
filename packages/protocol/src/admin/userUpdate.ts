import { MEMBER_NOTE_MAX_CHARACTERS } from '@pandok/domain'
import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { instant, opaque, paragraph, role, tier } from '../fields.ts'
import { adminUser } from './userGet.ts'

const reason = paragraph(500).min(1)
/** Each call makes one change, so that each change has its own record in the audit list. */
const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('role'), role, reason }),
  z.strictObject({ kind: z.literal('suspend'), reason }),
  z.strictObject({ kind: z.literal('lift'), reason }),
  z.strictObject({ kind: z.literal('grant'), tier, until: instant.nullable(), reason }),
  z.strictObject({ kind: z.literal('grantEnd'), reason }),
  z.strictObject({ kind: z.literal('note'), note: paragraph(MEMBER_NOTE_MAX_CHARACTERS) }),
  z.strictObject({ kind: z.literal('sessionsEnd'), reason }),
  /** This mails a code with which the member sets a new password, which also verifies the address again. */
  z.strictObject({ kind: z.literal('sendCode') }),
])

export const adminUserUpdate = defineAction({
  method: 'admin-userUpdate',
  access: 'admin',
  param: z.strictObject({ id: opaque, change }),
  result: z.strictObject({ user: adminUser }),
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
