import type { BoardStep } from './BoardEditor.ts'
import type { EditingState } from './EditingState.ts'
import { carry, drop, putBack } from './steps/carrySteps.ts'
import { change, clear, copy, move, place } from './steps/cellSteps.ts'
import {
  edit,
  extend,
  focus,
  leaveEdit,
  moveFocus,
  selectAll,
  selectNone,
  toggle,
} from './steps/focusSteps.ts'
import { assign, clearKey, clearKeysOf, mapKeys } from './steps/keySteps.ts'
import { examine, fill, rename, replace } from './steps/plateSteps.ts'
import type { Outcome, StepOf } from './steps/StepOf.ts'

type Take<Do extends BoardStep['do']> = (
  editing: EditingState,
  step: StepOf<Do>,
  newId: () => string,
) => Outcome

const STEPS: { readonly [Do in BoardStep['do']]: Take<Do> } = {
  focus,
  moveFocus,
  extend,
  toggle,
  selectAll,
  selectNone,
  edit,
  leaveEdit,
  carry,
  drop,
  putBack,
  place,
  move,
  copy,
  clear,
  change,
  assign,
  clearKey,
  clearKeysOf,
  mapKeys,
  fill,
  exam: examine,
  rename,
  replace,
}

export const applyStep = <Do extends BoardStep['do']>(
  editing: EditingState,
  step: StepOf<Do>,
  newId: () => string,
): Outcome => STEPS[step.do](editing, step, newId)
