import { BACKUP_KINDS, BACKUP_NOTE_MAX_CHARACTERS } from '@pandok/domain'
import { z } from 'zod'
import { instant, line } from './fields.ts'

export const backupNote = line(BACKUP_NOTE_MAX_CHARACTERS).transform((text) => text.normalize('NFC'))

/** A frozen state of a plate or a module, as the list of backups shows it. */
export const backup = z.strictObject({
  id: z.string(),
  /** Automatic ones give way to newer ones; those made by hand stay until they are deleted. */
  kind: z.enum(BACKUP_KINDS),
  note: z.string(),
  /** Of what was frozen, at the time. */
  revision: z.int().positive(),
  createdAt: instant,
})

export type Backup = z.output<typeof backup>
