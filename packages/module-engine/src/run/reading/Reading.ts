import type { CoreValue } from '../../expression/rowOf.ts'
import type { EdgeValue, InputFault } from '../session.ts'

/** What was typed, and what it means; a faulty one means nothing, but is kept. */
export interface Reading {
  raw: EdgeValue
  value: EdgeValue | undefined
  core: CoreValue | undefined
  fault: InputFault | undefined
}

export const wrong = (raw: EdgeValue, fault: InputFault): Reading => ({
  raw,
  value: undefined,
  core: undefined,
  fault,
})

export const right = (raw: EdgeValue, value: EdgeValue, core: CoreValue): Reading => ({
  raw,
  value,
  core,
  fault: undefined,
})
