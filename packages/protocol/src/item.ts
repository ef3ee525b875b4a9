import { tidyName, type Verdict } from '@pandok/domain'
import { z } from 'zod'
import { opaque } from './fields.ts'
import type { Problem } from './problems.ts'

/** The common part of plates and modules on the wire. */

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
export const itemRights = z.strictObject({
  open: z.boolean(),
  save: z.boolean(),
  share: z.boolean(),
  copy: z.boolean(),
  delete: z.boolean(),
  restore: z.boolean(),
  purge: z.boolean(),
})

/** The original of a copy; the nickname is null if the original or its creator no longer exists. */
export const itemSource = z.strictObject({
  id: z.string(),
  name: z.string(),
  nickname: z.string().nullable(),
})
