import { parseArgs } from 'node:util'
import { parseEmail } from '@pandok/domain'
import { createAdmin } from '#accounts/createAdmin.ts'
import type { Config } from '#config/Config.ts'
import type { Log } from '#log/Log.ts'
import { openOrReachDatabase } from './openDatabase.ts'
import { openInstallation } from './openInstallation.ts'
import { UsageError } from './UsageError.ts'

/**
 * Implements `admin-create --email you@hospital.example`, with or without a running server, and returns the lines
 * to print.
 */
export async function createAdminByEmail(config: Config, log: Log, args: string[]): Promise<string> {
  const email = emailOf(args)
  const { services, close } = await openInstallation(config, log, { open: openOrReachDatabase })
  try {
    const { isNew, password } = await createAdmin(services, { email })
    if (!isNew) return `${email} is an administrator now and keeps the password.\n`
    return `${email} is an administrator.\nPassword: ${password}\nIt is shown only now; change it on my page.\n`
  } finally {
    await close()
  }
}

function emailOf(args: string[]): string {
  try {
    const { email } = parseArgs({ args, options: { email: { type: 'string' } } }).values
    const parsed = parseEmail(email ?? '')
    if (parsed !== null) return parsed
  } catch {
    // The option doesn't exist; the message below lists the valid ones.
  }
  throw new UsageError('Say which address: npm run admin:create -- --email you@hospital.example')
}
