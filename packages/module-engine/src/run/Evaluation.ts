import type { Outcome } from '../expression/rowOf.ts'
import type { Formula } from './Formula.ts'
import type { Priors } from './prior/Priors.ts'
import type { Reading } from './reading/Reading.ts'
import type { Slot } from './Slot.ts'
import type { EdgeValue } from './session.ts'
import type { InputTemplate, Template } from './Template.ts'

export type Ran = Outcome | { kind: 'failed'; failure: 'broken' | 'tooCostly' }

/** What the evaluation of one slot may use. It records what was read. */
export interface Evaluation {
  readonly today: string
  readonly priors: Priors
  run(formula: Formula): Ran
  /** Reads a default or another constant of the module. It is the same in every row, so it is read once. */
  readConstant(template: InputTemplate, place: number, raw: EdgeValue): Reading | undefined
  /** Returns the slot of a name in this scope and records the read. */
  slotOf(name: string): Slot | undefined
  slotOfTemplate(template: Template): Slot | undefined
  /** The slots that were read in this evaluation, without repeats. */
  readonly reads: readonly Slot[]
}
