import { ADMIN_GRADES, ADMIN_ITEM_SORTS, ITEM_STATES, LIBRARY_GRADES } from '@pandok/domain'
import { z } from 'zod'
import { instant, opaque, paragraph } from '../fields.ts'
import { adminListParam } from './list.ts'
import { person } from './person.ts'

/** The fields that the lists of all plates and of all modules share. */

const count = z.int().nonnegative()

export const adminItem = {
  id: z.string(),
  name: z.string(),
  owner: person,
  shared: z.boolean(),
  library: z.enum(LIBRARY_GRADES).nullable(),
  /** The size of the stored content in bytes. */
  size: count,
  revision: z.int().positive(),
  /** The number of members with a copy. */
  copies: count,
  createdAt: instant,
  updatedAt: instant,
  deletedAt: instant.nullable(),
}

/** The search covers names, and the nicknames and addresses of owners. */
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

/** `publish` adds it to the library with a grade; `unpublish` doesn't affect copies of members. */
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
