import type { BoardRefusal, BoardStep } from '../BoardEditor.ts'
import type { Sitting } from '../Sitting.ts'

export type StepOf<Do extends BoardStep['do']> = Extract<BoardStep, { do: Do }>

/** What a step makes of a sitting, or why it can't. */
export type Outcome = Sitting | BoardRefusal
