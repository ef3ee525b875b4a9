import { moduleSharedList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { listModules } from './listModules.ts'

export const moduleSharedList = implement(contract, listModules('shared'))
