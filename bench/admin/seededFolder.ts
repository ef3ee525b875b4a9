import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plainEnvironment } from '../../e2e/server/plainEnvironment.ts'
import { inRepository } from '../../tools/build/repository.mjs'

const MIGRATIONS = inRepository('apps', 'server', 'src', 'db', 'migrations')
const SEED = inRepository('apps', 'server', 'src', 'testkit', 'seed', 'seedSql.ts')

/**
 * Returns a data folder with a database of that size, which is created once and reused. Its name depends on the code
 * that creates it, so that a change of the tables or of the seed creates a new one.
 */
export async function seededFolder(scale: string): Promise<string> {
  const home = process.env['BENCH_CACHE'] ?? join(tmpdir(), 'pandok-bench-admin')
  const folder = join(home, `${scale}-${await recipe()}`)
  const mark = join(folder, 'seeded')
  if (await stat(mark).catch(() => null)) {
    console.log(`The database of ${scale} is taken from ${folder}`)
    return folder
  }
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // If the database runs as another user, that user has to reach the database's folder inside this one.
  for (const each of [home, folder]) await chmod(each, 0o755)
  console.log(`A database of ${scale} is made in ${folder}; 1m takes about half an hour and 20 GB.`)
  const child = spawn(process.execPath, [inRepository('tools', 'seed', 'run.mjs'), '--scale', scale], {
    env: { ...plainEnvironment(), DATA_DIR: folder },
    cwd: inRepository(),
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`Seeding ended with ${code}.`)
  await writeFile(mark, '')
  return folder
}

async function recipe(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(MIGRATIONS)).toSorted())
    hash.update(await readFile(join(MIGRATIONS, name)))
  return hash
    .update(await readFile(SEED))
    .digest('hex')
    .slice(0, 10)
}
