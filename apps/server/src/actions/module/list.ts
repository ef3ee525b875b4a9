import { moduleList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { listModules } from './listModules.ts'

export const moduleList = implement(contract, listModules('own'))
