import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface DemoAccount {
  email: string
  password: string
}

/** Returns an account that was created at the first start, with its password from the data folder. */
export async function demoAccount(dataDir: string, who: 'admin' | 'member'): Promise<DemoAccount> {
  const accounts: DemoAccount[] = JSON.parse(await readFile(join(dataDir, 'demo-accounts.json'), 'utf8'))
  const account = accounts.find(({ email }) => email === `${who}@pandok.local`)
  if (!account) throw new Error(`There is no demo ${who}.`)
  return account
}
