import type { BoardRefusal, BoardStep } from '../BoardEditor.ts'
import type { EditingState } from '../EditingState.ts'

export type StepOf<Do extends BoardStep['do']> = Extract<BoardStep, { do: Do }>

/** The state after a step, or the reason why it was refused. */
export type Outcome = EditingState | BoardRefusal
