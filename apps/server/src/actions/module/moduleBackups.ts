import type { ModuleLabels, ModuleView, StoredDefinition } from '@pandok/domain'
import type { BackedUp } from '../backup/BackedUp.ts'
import { findOwn } from './findModule.ts'

type Snapshot = ModuleLabels & { name: string; definition: StoredDefinition }

export const moduleBackups: BackedUp<Snapshot, ModuleView> = {
  backupsOf: (bound) => bound.moduleBackups,
  findOwn,
  writeLimit: 'module.write.account',
}
