import { moduleBackupCreate as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { createBackup } from '../backup/createBackup.ts'
import { moduleBackups } from './moduleBackups.ts'

export const moduleBackupCreate = implement(contract, createBackup(moduleBackups))
