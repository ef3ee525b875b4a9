import type { ModuleDefinition } from '../definition.ts'
import type { Finding } from '../Finding.ts'
import { textOf } from '../textOf.ts'
import { fault } from './fault.ts'

/** A module that allows a value without confirmation has to give the reason. */
export const confirmRules = ({ inputs }: ModuleDefinition): Finding[] =>
  inputs.flatMap(({ confirm, confirmReason }, index) =>
    confirm === 'notNeeded' && textOf(confirmReason, 'ko') === undefined
      ? [fault('confirm.noReason', ['inputs', index, 'confirmReason'])]
      : [],
  )
