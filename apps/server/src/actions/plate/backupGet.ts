import { plateBackupGet as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { getBackup } from '../backup/readBackups.ts'
import { plateBackups } from './plateBackups.ts'

export const plateBackupGet = implement(contract, getBackup(plateBackups))
