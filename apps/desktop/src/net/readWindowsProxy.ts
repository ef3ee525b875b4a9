import { execFile } from 'node:child_process'
import path from 'node:path'
import { parseWindowsProxy, type WindowsProxy } from './WindowsProxy.ts'

const KEY = 'HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Internet Settings'
const TIMEOUT_MS = 5000

/** Null on other systems, and if Windows has no proxy. */
export function readWindowsProxy(env: NodeJS.ProcessEnv = process.env): Promise<WindowsProxy | null> {
  if (process.platform !== 'win32') return Promise.resolve(null)
  const program = path.join(env['SystemRoot'] ?? 'C:\\Windows', 'System32', 'reg.exe')
  return new Promise((resolve) => {
    execFile(program, ['query', KEY], { timeout: TIMEOUT_MS, windowsHide: true }, (error, output) =>
      resolve(error ? null : parseWindowsProxy(output)),
    )
  })
}
