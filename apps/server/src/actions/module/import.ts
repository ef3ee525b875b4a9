import { moduleImport as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { importFile } from '../file/importFile.ts'

export const moduleImport = implement(contract, importFile('module.import.account'))
