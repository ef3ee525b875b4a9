import type { ModuleLabels, StoredDefinition } from './Module.ts'

/** Automatic ones give way to newer ones; those made by hand stay until they are deleted. */
export const BACKUP_KINDS = ['auto', 'manual'] as const

export interface ModuleBackup {
  id: string
  kind: (typeof BACKUP_KINDS)[number]
  note: string
  /** The module's at the time. */
  revision: number
  createdAt: Date
}

export interface WholeModuleBackup extends ModuleBackup {
  snapshot: ModuleLabels & { name: string; definition: StoredDefinition }
}
