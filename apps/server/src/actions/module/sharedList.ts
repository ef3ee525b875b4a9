import { moduleSharedList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { listModulesOf } from './listModules.ts'

export const moduleSharedList = implement(contract, listModulesOf('shared'))
