// npm run soak [-- durability | server | database | fuzz | exchange | engine | store | money | backup |
// upgrade] runs the tests whose length can be set, at their full length.
import { readdirSync } from 'node:fs'
import { inRepository } from '../build/repository.mjs'
import { binary } from './binary.mjs'
import { runStep } from './runStep.mjs'
import { runBriefly } from './shortLived.mjs'

/** @type {{ name: string, env: Record<string, string>, journey?: string, file?: string, word?: string }[]} */
const LONG_RUNS = [
  { name: 'durability', env: { DURABILITY_ROUNDS: '1000' } },
  {
    name: 'server',
    env: { SERVER_KILL_ROUNDS: '1000' },
    journey: 'e2e/acknowledged-writes-survive.spec.ts',
  },
  { name: 'database', env: { DATABASE_STOP_SECONDS: '75' }, word: 'databaseAway' },
  { name: 'fuzz', env: { FUZZ_COUNT: '1000000', PANDOK_FUZZ_RUNS: '1000000' } },
  { name: 'exchange', env: { PANDOK_FUZZ_RUNS: '100000' }, word: 'exchangeFuzz' },
  { name: 'engine', env: { PANDOK_FUZZ_RUNS: '5000000' } },
  { name: 'store', env: { PANDOK_STORE_RUNS: '2000000' }, word: 'storeModel' },
  {
    name: 'money',
    env: { STORE_KILL_ROUNDS: '1000', PANDOK_TEST_SCOPE: 'full' },
    journey: 'e2e/store-survives-kills.spec.ts',
  },
  { name: 'backup', env: { BACKUP_ROWS: '10000' }, file: 'apps/server/src/db/backup/backup.test.ts' },
  { name: 'upgrade', env: { UPGRADE_FROM_OLDER: 'on' }, word: 'upgradeDatabase' },
]
const REMINDER_MS = 60_000

const asked = process.argv.slice(2)
const runs = LONG_RUNS.filter(({ name }) => asked.length === 0 || asked.includes(name))
if (runs.length === 0) {
  console.error(`npm run soak -- ${LONG_RUNS.map(({ name }) => name).join(' | ')}`)
  process.exit(1)
}

let failed = 0
for (const { name, env, journey, file, word = name } of runs) {
  const one = journey ?? file
  const files = one ? [one] : testFilesAbout(word)
  if (files.length === 0) {
    console.log(`FAILED  ${name}: there is no test file with this word in its name`)
    failed++
    continue
  }
  console.log(`${name}: ${files.join(', ')} with ${JSON.stringify(env)}`)
  const startedAt = Date.now()
  const reminder = setInterval(
    () => console.log(`… ${name}: ${Math.round((Date.now() - startedAt) / 60_000)} min`),
    REMINDER_MS,
  )
  // The caller sets the length, so no test has a time limit.
  const command = journey
    ? [...runBriefly(binary('@playwright/test', 'playwright')), 'test', ...files]
    : [
        ...runBriefly(binary('vitest')),
        'run',
        '--reporter=verbose',
        '--testTimeout=0',
        '--hookTimeout=0',
        ...files,
      ]
  const { ok, seconds } = await runStep(
    { name, command, env: { PANDOK_PROPERTY_SEED: '', ...env } },
    { quiet: false },
  )
  clearInterval(reminder)
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name}  ${(seconds / 60).toFixed(1)} min`)
  if (!ok) failed++
}
process.exit(failed > 0 ? 1 : 0)

function testFilesAbout(/** @type {string} */ word) {
  // Matches whole words in the name of a file, so that «store» doesn't match «backupRestore».
  const inside = `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  const isAbout = new RegExp(`(?:(?:^|[/\\\\.])${word}|[a-z0-9]${inside})[^/\\\\]*\\.test\\.ts$`)
  return ['apps/server/src', 'packages'].flatMap((folder) =>
    readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => isAbout.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
}
