import { LIBRARY_GRADES, tidyName, type Verdict } from '@pandok/domain'
import { z } from 'zod'
import { instant, opaque } from './fields.ts'
import { libraryFields } from './library/entry.ts'
import type { Problem } from './problems.ts'

/** This file has the fields that all kinds of document share on the wire. */

/** The limit is far above any honest name; it bounds the work before the real rule applies. */
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

/** What the caller may do with the document. */
/**
 * The English words of a copy from the library that its owner has typed, where they differ from the original;
 * absent while nothing was changed. British spelling is applied only to the library's own words.
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

/** The original of a copy. The nickname is null if the original or its creator no longer exists. */
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
  /** The revision starts at 1 and is incremented by every change of the name or the content. */
  revision: z.int().positive(),
  source: itemSource.optional(),
  /** Absent for documents that aren't in Pandok's library. */
  library: z.enum(LIBRARY_GRADES).optional(),
  ...libraryFields,
  createdAt: instant,
  updatedAt: instant,
  /** Only present for documents in the trash. */
  deletedAt: instant.optional(),
  mine: z.boolean(),
  /** True if the caller has a copy of it, possibly in the trash. */
  copied: z.boolean(),
  /**
   * True if it belongs to the paid library and the caller's tier doesn't include that or has no place left
   * for it.
   */
  locked: z.boolean(),
  may: itemRights,
}
