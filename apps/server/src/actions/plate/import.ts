import { plateImport as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { importFile } from '../file/importFile.ts'

export const plateImport = implement(contract, importFile('plate.import.account'))
