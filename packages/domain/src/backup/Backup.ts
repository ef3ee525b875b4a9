/** Automatic backups are replaced by newer ones; manual ones stay until they are deleted. */
export const BACKUP_KINDS = ['auto', 'manual'] as const

/** The description of a stored state of a plate or a module, without its content. */
export interface Backup {
  id: string
  kind: (typeof BACKUP_KINDS)[number]
  note: string
  /** The revision of the document when it was stored. */
  revision: number
  createdAt: Date
}

export interface WholeBackup<Snapshot> extends Backup {
  snapshot: Snapshot
}
