import { AUDIT_ACTIONS, AUDIT_SORTS, AUDIT_SUBJECTS } from '@pandok/domain'
import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { instant, opaque } from '../fields.ts'
import { adminListParam, adminListResult } from './list.ts'
import { person } from './person.ts'

const values = z.record(z.string(), z.unknown())

export const auditEntry = z.strictObject({
  id: z.string(),
  at: instant,
  actor: person.nullable(),
  /** The network address from which the request came. */
  address: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.strictObject({ kind: z.enum(AUDIT_SUBJECTS), id: z.string(), label: z.string() }),
  /** The changed fields before and after, or null if there was or is nothing. */
  before: values.nullable(),
  after: values.nullable(),
  reason: z.string().nullable(),
})

export type AuditEntry = z.output<typeof auditEntry>

/** Lists who changed what, when and from where. The search covers labels and reasons. */
export const adminAuditList = defineAction({
  method: 'admin-auditList',
  access: 'admin',
  param: z.strictObject({
    ...adminListParam(AUDIT_SORTS),
    filter: z
      .strictObject({
        actorId: opaque.optional(),
        subjectKind: z.enum(AUDIT_SUBJECTS).optional(),
        subjectId: opaque.optional(),
        action: z.enum(AUDIT_ACTIONS).optional(),
      })
      .optional(),
  }),
  result: z.strictObject(adminListResult(auditEntry)),
  errors: ['BAD_REQUEST'],
})
