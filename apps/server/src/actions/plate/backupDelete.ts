import { plateBackupDelete as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { deleteBackup } from '../backup/deleteBackup.ts'
import { plateBackups } from './plateBackups.ts'

export const plateBackupDelete = implement(contract, deleteBackup(plateBackups))
