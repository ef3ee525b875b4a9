import pg from 'pg'
import { dataFolderAt } from './DataFolder.ts'
import { findRunningServer } from './findRunningServer.ts'

/**
 * For tests: makes a copy of a library's plate, in the data folder of a running server, one of an earlier edition, in which one
 * sentence was worded otherwise.
 */
const [root = '', plateId = '', now = '', before = ''] = process.argv.slice(2)
const client = new pg.Client({ connectionString: await findRunningServer(dataFolderAt(root)) })
await client.connect()
const words = (column: string) => `${column} = replace(${column}::text, $2, $3)::jsonb`
for (const [table, of] of [
  ['plates', 'id'],
  ['plate_backups', 'plate_id'],
])
  await client.query(
    `update ${table} set source_edition = source_edition - 1, ${words('cells')}, ${words('exam')} where ${of} = $1`,
    [plateId, now, before],
  )
await client.end()
