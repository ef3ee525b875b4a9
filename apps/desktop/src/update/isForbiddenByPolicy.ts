import { execFile } from 'node:child_process'
import path from 'node:path'

const KEYS = ['HKLM\\Software\\Policies\\Pandok', 'HKCU\\Software\\Policies\\Pandok']
const TIMEOUT_MS = 5000

/** Whether an administrator has disabled updates: `UpdatesDisabled` (DWORD) other than 0. */
export async function isForbiddenByPolicy(env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  if (process.platform !== 'win32') return false
  const program = path.join(env['SystemRoot'] ?? 'C:\\Windows', 'System32', 'reg.exe')
  const outputs = KEYS.map(
    (key) =>
      new Promise<string>((resolve) => {
        const args = ['query', key, '/v', 'UpdatesDisabled']
        execFile(program, args, { timeout: TIMEOUT_MS, windowsHide: true }, (error, output) =>
          resolve(error ? '' : output),
        )
      }),
  )
  return (await Promise.all(outputs)).some((output) => {
    const value = /UpdatesDisabled\s+REG_DWORD\s+(0x[0-9a-f]+)/i.exec(output)?.[1]
    return value !== undefined && Number(value) !== 0
  })
}
