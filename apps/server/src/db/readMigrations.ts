import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { MigrationRefused } from './MigrationRefused.ts'

export interface Migration {
  /** The name of the file without its extension, such as `0001-accounts`. */
  name: string
  sha256: string
  sql: string
}

const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/

export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const migrations: Migration[] = []
  let last = ''
  for (const file of files) {
    const number = FILE_NAME.exec(file)?.[1]
    if (number === undefined) throw new MigrationRefused(`The migration ${file} is not named NNNN-name.sql.`)
    if (number === last) throw new MigrationRefused(`Two migrations have the number ${number}.`)
    last = number
    // A checkout on Windows may have changed the line ends, which doesn't make another migration.
    const sql = (await readFile(path.join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
    migrations.push({ name: file.slice(0, -4), sha256: createHash('sha256').update(sql).digest('hex'), sql })
  }
  return migrations
}
