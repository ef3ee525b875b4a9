/** Automatic ones give way to newer ones; those made by hand stay until they are deleted. */
export const BACKUP_KINDS = ['auto', 'manual'] as const

/** A frozen state of a plate or a module, without it. */
export interface Backup {
  id: string
  kind: (typeof BACKUP_KINDS)[number]
  note: string
  /** Of what was frozen, at the time. */
  revision: number
  createdAt: Date
}

export interface WholeBackup<Snapshot> extends Backup {
  snapshot: Snapshot
}
