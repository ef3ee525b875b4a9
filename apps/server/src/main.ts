import { readConfig } from '#config/readConfig.ts'
import { createLog } from '#log/createLog.ts'
import { backUp } from '#start/backup/backUp.ts'
import { restore } from '#start/backup/restore.ts'
import { upgradeDatabase } from '#start/backup/upgradeDatabase.ts'
import { createAdminByEmail } from '#start/createAdminByEmail.ts'
import { describeStartProblem } from '#start/describeStartProblem.ts'
import { openInstallation } from '#start/openInstallation.ts'
import { serve } from '#start/serve.ts'
import { UsageError } from '#start/UsageError.ts'

const TASKS = ['serve', 'migrate', 'admin-create', 'backup', 'restore', 'db-upgrade']

const [task = 'serve', ...args] = process.argv.slice(2)

const reading = readConfig(process.env)
for (const warning of reading.warnings) process.stderr.write(`${warning}\n`)
if (!reading.ok) {
  for (const problem of reading.problems) process.stderr.write(`${problem}\n`)
  process.exit(1)
}
const { config } = reading
const log = createLog(config.logLevel)

// The bundle is CommonJS, which has no await at the top.
void run().catch((error: unknown) => {
  const line = error instanceof UsageError ? error.message : describeStartProblem(error)
  if (line === null) throw error
  process.stderr.write(`${line}\n`)
  process.exit(1)
})

async function run(): Promise<void> {
  if (task === 'serve') await serve(config, log)
  else if (task === 'migrate') await migrateOnly()
  else if (task === 'admin-create') process.stdout.write(await createAdminByEmail(config, log, args))
  else if (task === 'backup') await backUp(config, log, args, tell)
  else if (task === 'restore') await restore(config, log, args, tell)
  else if (task === 'db-upgrade') await upgradeDatabase(config, log, args, tell)
  else throw new UsageError(`There is no task called ${task}: ${TASKS.join(', ')}.`)
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function migrateOnly(): Promise<void> {
  const { migrated, close } = await openInstallation(config, log)
  await close()
  const summary =
    migrated.length > 0 ? migrated.map((name) => `applied ${name}\n`).join('') : 'Nothing to do.\n'
  process.stdout.write(summary)
}
