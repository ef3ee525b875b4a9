import { ADMIN_GRADES, ADMIN_ITEM_SORTS, ITEM_STATES, LIBRARY_GRADES } from '@pandok/domain'
import { z } from 'zod'
import { instant, opaque, paragraph } from '../fields.ts'
import { adminListParam } from './list.ts'
import { person } from './person.ts'

/** What the lists of all plates and of all modules have in common. */

const count = z.int().nonnegative()

export const adminItem = {
  id: z.string(),
  name: z.string(),
  owner: person,
  shared: z.boolean(),
  library: z.enum(LIBRARY_GRADES).nullable(),
  /** Bytes of what is stored. */
  size: count,
  revision: z.int().positive(),
  /** How many members have a copy. */
  copies: count,
  createdAt: instant,
  updatedAt: instant,
  deletedAt: instant.nullable(),
}

/** Searches names and the owners' nicknames and addresses. */
export const adminItemListParam = z.strictObject({
  ...adminListParam(ADMIN_ITEM_SORTS),
  filter: z
    .strictObject({
      ownerId: opaque.optional(),
      shared: z.boolean().optional(),
      library: z.enum(ADMIN_GRADES).optional(),
      state: z.enum(ITEM_STATES).optional(),
    })
    .optional(),
})

const reason = paragraph(500).min(1)

/** `publish` into the library with a grade; `unpublish` leaves members' copies as they are. */
export const adminItemUpdateParam = z.strictObject({
  id: opaque,
  change: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('unshare'), reason }),
    z.strictObject({ kind: z.literal('delete'), reason }),
    z.strictObject({ kind: z.literal('restore'), reason }),
    z.strictObject({ kind: z.literal('publish'), grade: z.enum(LIBRARY_GRADES) }),
    z.strictObject({ kind: z.literal('unpublish'), reason }),
  ]),
})
