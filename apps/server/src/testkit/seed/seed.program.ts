import { parseArgs } from 'node:util'
import { readConfig } from '#config/readConfig.ts'
import { openOrReachDatabase } from '#start/openDatabase.ts'
import { openInstallation } from '#start/openInstallation.ts'
import { silentLog } from '../silentLog.ts'
import { seedDatabase } from './seedDatabase.ts'
import type { SeedScale } from './seedSql.ts'

/** Implements `npm run seed -- --scale 1m [--into-used]` into DATABASE_URL or the database in DATA_DIR. */
const SCALES: Readonly<Record<string, SeedScale>> = {
  '1k': { members: 1000, plates: 1000, modules: 200, payers: 250 },
  '10k': { members: 10_000, plates: 10_000, modules: 2000, payers: 2500 },
  '100k': { members: 100_000, plates: 100_000, modules: 20_000, payers: 25_000 },
  '1m': { members: 1_000_000, plates: 1_000_000, modules: 200_000, payers: 250_000 },
}

const { values } = parseArgs({
  options: { scale: { type: 'string' }, 'into-used': { type: 'boolean', default: false } },
})
const scale = SCALES[values.scale ?? '']
if (!scale) {
  process.stderr.write(`Say how much: npm run seed -- --scale ${Object.keys(SCALES).join(' | ')}\n`)
  process.exit(1)
}
const reading = readConfig(process.env)
if (!reading.ok) {
  process.stderr.write(`${reading.problems.join('\n')}\n`)
  process.exit(1)
}
const installation = await openInstallation(reading.config, silentLog, { open: openOrReachDatabase })
try {
  await seedDatabase(installation.pool, scale, {
    intoUsed: values['into-used'],
    tell: (line) => process.stdout.write(`${line}\n`),
  })
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nNothing was written.\n`)
  process.exitCode = 1
} finally {
  await installation.close()
}
