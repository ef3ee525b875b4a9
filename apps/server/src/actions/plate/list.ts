import { plateList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { listPlates } from './listPlates.ts'

export const plateList = implement(contract, listPlates('own'))
