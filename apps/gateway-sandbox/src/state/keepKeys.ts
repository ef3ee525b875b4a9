import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'

export interface MerchantKeys {
  readonly secretKey: string
  readonly clientKey: string
}

/** A merchant's keys, which are made at the first start and never change afterwards. */
export async function keepKeys(dataDir: string): Promise<MerchantKeys> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = path.join(dataDir, 'keys.json')
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept !== undefined) return JSON.parse(kept) as MerchantKeys
  const keys = { secretKey: `test_sk_local${letters()}`, clientKey: `test_ck_local${letters()}` }
  const handle = await open(file, 'w', 0o600)
  await handle.writeFile(`${JSON.stringify(keys)}\n`)
  await handle.sync()
  await handle.close()
  return keys
}

function letters(): string {
  return randomBytes(18).toString('hex')
}
