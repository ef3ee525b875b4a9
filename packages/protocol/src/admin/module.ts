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

/** A saved test of the module that does not come out as it should. */
const failedTest = z.strictObject({
  name: z.string(),
  /** Each value that differs. */
  differences: z.array(z.strictObject({ path: z.string(), expected: z.string(), actual: z.string() })),
})

export type FailedTest = z.output<typeof failedTest>

/** `module`: as a reader sees it. A module goes into the library only while no test fails. */
export const adminModuleResult = z.strictObject({
  item: adminModuleItem,
  module: moduleDocument,
  tests: z.strictObject({ passed: count, failed: z.array(failedTest) }),
})
