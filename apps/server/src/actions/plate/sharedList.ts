import { plateSharedList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { listPlates } from './listPlates.ts'

export const plateSharedList = implement(contract, listPlates('shared'))
