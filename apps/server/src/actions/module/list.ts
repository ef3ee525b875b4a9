import { moduleList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { listModulesOf } from './listModules.ts'

export const moduleList = implement(contract, listModulesOf('own'))
