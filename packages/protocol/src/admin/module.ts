import { z } from 'zod'
import { moduleDocument } from '../module/module.ts'
import { adminItem } from './items.ts'

const count = z.int().nonnegative()

export const adminModuleItem = z.strictObject({
  ...adminItem,
  section: z.string(),
  modality: z.string(),
  type: z.string(),
  inputCount: count,
  outputCount: count,
})

export type AdminModuleItem = z.output<typeof adminModuleItem>

/** A saved test of the module that does not come out as it should; without a name, what is stored can't be read. */
const failedTest = z.strictObject({
  name: z.string(),
  /** What differs, as `value.level` or `output.finding.ko`, the first few; a dash where there is nothing. `time`: not over in time. */
  differences: z.array(z.strictObject({ path: z.string(), expected: z.string(), actual: z.string() })),
})

export type FailedTest = z.output<typeof failedTest>

/**
 * `module`: as a reader sees it. A module goes into the library only if it has tests and none fails: none passed and none
 * failed means that it has none.
 */
export const adminModuleResult = z.strictObject({
  item: adminModuleItem,
  module: moduleDocument,
  tests: z.strictObject({ passed: count, failed: z.array(failedTest) }),
})
