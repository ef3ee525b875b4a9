import { moduleBackupDelete as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { deleteBackup } from '../backup/deleteBackup.ts'
import { moduleBackups } from './moduleBackups.ts'

export const moduleBackupDelete = implement(contract, deleteBackup(moduleBackups))
