import type { BACKUP_KINDS } from '../module/ModuleBackup.ts'
import type { PlateContent } from './Plate.ts'

export interface PlateBackup {
  id: string
  kind: (typeof BACKUP_KINDS)[number]
  note: string
  /** The plate's at the time. */
  revision: number
  createdAt: Date
}

export interface WholePlateBackup extends PlateBackup {
  snapshot: PlateContent
}
