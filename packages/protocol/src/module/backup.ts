import { BACKUP_KINDS, BACKUP_NOTE_MAX_CHARACTERS } from '@pandok/domain'
import { z } from 'zod'
import { instant, line } from '../fields.ts'

export const backupNote = line(BACKUP_NOTE_MAX_CHARACTERS).transform((text) => text.normalize('NFC'))

/** A frozen state of a module, as the list of backups shows it. */
export const moduleBackup = z.strictObject({
  id: z.string(),
  /** Automatic ones give way to newer ones; those made by hand stay until they are deleted. */
  kind: z.enum(BACKUP_KINDS),
  note: z.string(),
  /** The module's revision at the time. */
  revision: z.int().positive(),
  createdAt: instant,
})

export type ModuleBackup = z.output<typeof moduleBackup>

/** What was frozen. */
export const moduleSnapshot = z.strictObject({
  name: z.string(),
  section: z.string(),
  modality: z.string(),
  type: z.string(),
  note: z.string(),
  definition: z.record(z.string(), z.unknown()),
})

export type ModuleSnapshot = z.output<typeof moduleSnapshot>
