import type { adminModuleGet, ResultOf } from '@pandok/protocol'

/** How the module's saved tests came out. */
export type ModuleTests = ResultOf<typeof adminModuleGet>['tests']
