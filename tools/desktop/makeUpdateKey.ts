import { generateKeyPairSync } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Makes a key for signing releases in tests. It is stored, because its public half is inside the program. */
export async function makeUpdateKey(folder: string): Promise<string> {
  const file = path.join(folder, 'update-key.pem')
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519')
    await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  }
  return file
}
