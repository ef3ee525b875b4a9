import { createInterface } from 'node:readline'
import { startEmbeddedPostgres } from '#db/embedded/startEmbeddedPostgres.ts'
import { openPool } from '#db/openPool.ts'
import { createTables, writeOne } from './ackedRows.ts'

/**
 * Serves the data folder in its argument, prints the address, and on "write <round>" writes endlessly, one
 * line for each acknowledged write. It ends when its database does, on "stop", and when its output is closed.
 */
const WRITERS = 4
const [dataDir = ''] = process.argv.slice(2)

const database = await startEmbeddedPostgres({ dataDir })
const pool = openPool(database.url, { max: WRITERS })
await createTables(pool)
void database.exited.then(() => process.exit(1))

let stopped = false
const orders = createInterface({ input: process.stdin })
orders.on('line', (line) => {
  if (line === 'stop') void stop()
  else for (let writer = 0; writer < WRITERS; writer++) void write(Number(line.split(' ')[1]), writer)
})
orders.on('close', () => process.exit(1))
say({ url: database.url, pid: database.pid })

async function write(round: number, writer: number): Promise<void> {
  for (let n = writer; !stopped; n++) say(await writeOne(pool, round, n))
}

async function stop(): Promise<void> {
  stopped = true
  await pool.end()
  await database.stop()
  process.exit(0)
}

function say(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}
