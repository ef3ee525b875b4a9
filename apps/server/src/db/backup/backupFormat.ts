import { z } from 'zod'

/**
 * A backup is one file: gzip around text, then a line with the SHA-256 of every byte before it. Inside, the
 * first line is the header. Each table follows as a line with its name, its rows in PostgreSQL's text format
 * of COPY, and the end mark that pg_dump also uses; the last line is the end. `gzip --decompress --stdout`
 * shows it all.
 */
const FORMAT = 1

const tableName = z.object({ schema: z.string(), name: z.string() })
export type TableName = z.output<typeof tableName>

const migration = z.object({ name: z.string(), sha256: z.string() })

export const backupMark = z.object({ pandokBackup: z.number() })

export const backupHeader = z.object({
  pandokBackup: z.literal(FORMAT),
  takenAt: z.iso.datetime(),
  /** The version of the server, for people who read the file. */
  postgres: z.string(),
  /** The applied migrations in order, which are the version of the schema. */
  migrations: z.array(migration).min(1),
  /** The numbers of the job queue's own migrations. */
  queueMigrations: z.array(z.number()),
  /** Shows whether an installation has the secret with which rows were sealed; null if it is unknown. */
  secretMark: z.string().nullable(),
})
export type BackupHeader = z.output<typeof backupHeader>

export const backupTable = tableName.extend({ columns: z.array(z.string()).min(1) })
export type BackupTable = z.output<typeof backupTable>

export const backupSequence = tableName.extend({ lastValue: z.string(), isCalled: z.boolean() })
export type BackupSequence = z.output<typeof backupSequence>

export const backupEnd = z.object({
  tables: z.array(tableName.extend({ rows: z.number() })),
  sequences: z.array(backupSequence),
})
export type BackupEnd = z.output<typeof backupEnd>

export const makeHeader = (facts: Omit<BackupHeader, 'pandokBackup'>): BackupHeader => ({
  pandokBackup: FORMAT,
  ...facts,
})

/** Backslashes in the data are doubled, so no row can equal this line. */
export const END_OF_ROWS = '\\.\n'

export const footerOf = (sha256: string): string => `\nsha256 ${sha256}\n`
export const FOOTER = /^\nsha256 ([0-9a-f]{64})\n$/
export const FOOTER_BYTES = footerOf('0'.repeat(64)).length

export const GZIP_MAGIC = Buffer.from([0x1f, 0x8b])

/** A header has a few dozen migrations, and the end as many tables. */
export const LINE_MAX_BYTES = 4 * 1024 * 1024
