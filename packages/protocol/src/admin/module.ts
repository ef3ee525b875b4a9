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

/** A saved test of the module that fails. It has no name if the stored definition can't be read. */
const failedTest = z.strictObject({
  name: z.string(),
  /**
   * The first few differences by path, such as `value.level` or `output.finding.ko`; a dash stands for
   * nothing, and `time` for a timeout.
   */
  differences: z.array(z.strictObject({ path: z.string(), expected: z.string(), actual: z.string() })),
})

export type FailedTest = z.output<typeof failedTest>

/**
 * `module` is what a reader sees. A module can only be published if it has tests and none of them fails; if
 * the numbers of passed and failed tests are both zero, it has none.
 */
export const adminModuleResult = z.strictObject({
  item: adminModuleItem,
  module: moduleDocument,
  tests: z.strictObject({ passed: count, failed: z.array(failedTest) }),
})
