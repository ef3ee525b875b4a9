import type { adminModuleGet, ResultOf } from '@pandok/protocol'

export type ModuleTests = ResultOf<typeof adminModuleGet>['tests']
