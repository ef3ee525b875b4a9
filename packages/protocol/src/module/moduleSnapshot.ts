import { z } from 'zod'

/** The content of a backup. */
export const moduleSnapshot = z.strictObject({
  name: z.string(),
  section: z.string(),
  modality: z.string(),
  type: z.string(),
  note: z.string(),
  definition: z.record(z.string(), z.unknown()),
})

export type ModuleSnapshot = z.output<typeof moduleSnapshot>
