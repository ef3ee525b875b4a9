import type { BoardRefusal, BoardStep } from '../BoardEditor.ts'
import type { Sitting } from '../Sitting.ts'

export type StepOf<Do extends BoardStep['do']> = Extract<BoardStep, { do: Do }>

/** The state after a step, or the reason why it was refused. */
export type Outcome = Sitting | BoardRefusal
