import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Role } from '@pandok/domain'
import { z } from 'zod'
import type { Services } from '#rpc/Services.ts'
import { createAccount } from './createAccount.ts'
import { randomPassword, setPassword } from './createAdmin.ts'

const FILE = 'demo-accounts.json'

const ACCOUNTS = [
  { email: 'admin@pandok.local', role: 'admin', name: '관리자' },
  { email: 'member@pandok.local', role: 'user', name: '김판독' },
] as const satisfies readonly { email: string; role: Role; name: string }[]

const demoAccount = z.object({ email: z.string(), password: z.string() })

export type DemoAccount = z.output<typeof demoAccount>

/**
 * Makes the accounts of a demo installation. Their passwords are made at the first start and are stored in
 * the data folder only; if that file is lost, the accounts get new ones.
 */
export async function ensureDemoAccounts(services: Services, dataDir: string): Promise<DemoAccount[]> {
  const known = await readAccounts(dataDir)
  const accounts = known ?? ACCOUNTS.map(({ email }) => ({ email, password: randomPassword() }))
  // The file is written first: if the process dies below, the next start continues with the same passwords.
  if (known === null) await writeAccounts(dataDir, accounts)
  for (const { email, role, name } of ACCOUNTS) {
    const password = accounts.find((account) => account.email === email)?.password
    if (password === undefined) continue
    const member = await services.repositories.members.findByEmail(email)
    if (member === null) await createAccount(services, { email, password, role, name })
    else if (known === null) await setPassword(services, member.id, password)
  }
  return accounts
}

async function readAccounts(dataDir: string): Promise<DemoAccount[] | null> {
  try {
    return z.array(demoAccount).parse(JSON.parse(await readFile(path.join(dataDir, FILE), 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function writeAccounts(dataDir: string, accounts: DemoAccount[]): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const file = path.join(dataDir, FILE)
  await writeFile(`${file}.part`, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 })
  await rename(`${file}.part`, file)
}
