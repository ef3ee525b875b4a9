import type { Outcome } from '../expression/rowOf.ts'
import type { Formula } from './Formula.ts'
import type { Priors } from './prior/Priors.ts'
import type { Reading } from './reading/Reading.ts'
import type { Slot } from './Slot.ts'
import type { EdgeValue } from './session.ts'
import type { InputTemplate, Template } from './Template.ts'

export type Ran = Outcome | { kind: 'failed'; failure: 'broken' | 'tooCostly' }

/** What evaluating one slot may use. It notes what was read. */
export interface Evaluation {
  readonly today: string
  readonly priors: Priors
  run(formula: Formula): Ran
  /** What a default or another constant of the module reads as; the same in every row, so it is read once. */
  readConstant(template: InputTemplate, place: number, raw: EdgeValue): Reading | undefined
  /** The slot that a name stands for in this scope; reading it is noted. */
  slotOf(name: string): Slot | undefined
  slotOfTemplate(template: Template): Slot | undefined
  /** What was read since this evaluation began, each once. */
  readonly reads: readonly Slot[]
}
