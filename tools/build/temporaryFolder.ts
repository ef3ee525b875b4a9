import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Makes a folder with these files, which is removed after the test. */
export function temporaryFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'pandok-tools-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) writeIn(folder, name, content)
  return folder
}

export function writeIn(folder: string, name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}
