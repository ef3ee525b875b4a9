import { type LoadedPlate, type ModuleView, moduleRules } from '@pandok/domain'
import { factsOf } from '#actions/module/parts/factsOf.ts'
import type { Actor } from '#rpc/Actor.ts'

/**
 * A plate includes its owner's modules even if they are private or in the trash: whoever may see the board
 * may see what it writes. Other modules are only included if the caller could open them anyway, because a
 * cell may name any id.
 */
export const isUsableIn = (plate: Pick<LoadedPlate, 'ownerId'>, module: ModuleView, actor: Actor): boolean =>
  module.ownerId === plate.ownerId || moduleRules.canOpen(factsOf(module, actor)).ok

export const usableModules = (plate: LoadedPlate, actor: Actor): LoadedPlate['modules'] =>
  plate.modules.filter((module) => isUsableIn(plate, module, actor))
