import type { CoreValue } from '../../expression/rowOf.ts'
import type { EdgeValue, InputFault } from '../session.ts'

/** The typed text and its meaning. A faulty text has no meaning but is kept. */
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
