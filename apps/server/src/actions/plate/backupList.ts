import { plateBackupList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { listBackups } from '../backup/readBackups.ts'
import { plateBackups } from './plateBackups.ts'

export const plateBackupList = implement(contract, listBackups(plateBackups))
