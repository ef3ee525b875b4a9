import { BACKUP_KINDS, BACKUP_NOTE_MAX_CHARACTERS } from '@pandok/domain'
import { z } from 'zod'
import { instant, line } from './fields.ts'

export const backupNote = line(BACKUP_NOTE_MAX_CHARACTERS).transform((text) => text.normalize('NFC'))

/** A stored state of a plate or a module in the list of backups. */
export const backup = z.strictObject({
  id: z.string(),
  /** Automatic backups are replaced by newer ones; manual ones stay until they are deleted. */
  kind: z.enum(BACKUP_KINDS),
  note: z.string(),
  /** The revision of the document when it was stored. */
  revision: z.int().positive(),
  createdAt: instant,
})

export type Backup = z.output<typeof backup>
