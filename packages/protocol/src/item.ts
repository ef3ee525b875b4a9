import { LIBRARY_GRADES, tidyName, type Verdict } from '@pandok/domain'
import { z } from 'zod'
import { instant, opaque } from './fields.ts'
import { libraryFields } from './library/entry.ts'
import type { Problem } from './problems.ts'

/** The common part of all kinds of document on the wire. */

/** Far above any honest name; it bounds the work before the real rule applies. */
const ROUGH_NAME_MAX = 400

export const itemName = (check: (name: string) => Verdict<Problem>, max: number) =>
  z
    .string()
    .max(ROUGH_NAME_MAX)
    .transform(tidyName)
    .superRefine((name, context) => {
      const verdict = check(name)
      if (!verdict.ok) context.addIssue({ code: 'custom', message: verdict.reason, params: { max } })
    })

export const itemIds = z
  .array(opaque)
  .min(1)
  .max(1000)
  .transform((ids) => [...new Set(ids)])

/** What the caller may do with it. */
/**
 * The English words of a copy from the library that its owner has typed, as far as they differ from what was taken; absent
 * while nothing was changed. Only what is the library's may be spelled in another way.
 */
export const ownWords = z.array(z.string()).optional()

const itemRights = z.strictObject({
  open: z.boolean(),
  save: z.boolean(),
  share: z.boolean(),
  copy: z.boolean(),
  delete: z.boolean(),
  restore: z.boolean(),
  purge: z.boolean(),
})

/** The original of a copy; the nickname is null if the original or its creator no longer exists. */
const itemSource = z.strictObject({
  id: z.string(),
  name: z.string(),
  nickname: z.string().nullable(),
})

/** The fields of a document in a list, whatever its kind. */
export const itemFields = {
  id: z.string(),
  name: z.string(),
  /** The nickname of the creator. */
  nickname: z.string(),
  shared: z.boolean(),
  /** The revision starts at 1 and is raised by every change of the name or the content. */
  revision: z.int().positive(),
  source: itemSource.optional(),
  /** Absent for what isn't in Pandok's library. */
  library: z.enum(LIBRARY_GRADES).optional(),
  ...libraryFields,
  createdAt: instant,
  updatedAt: instant,
  /** Only present for what is in the trash. */
  deletedAt: instant.optional(),
  mine: z.boolean(),
  /** The caller has a copy of it, possibly in the trash. */
  copied: z.boolean(),
  /** It belongs to the paid library, which the caller's tier doesn't include or has no place for. */
  locked: z.boolean(),
  may: itemRights,
}
