import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebian } from './installDebian.ts'
import { leaveOut } from './leaveOut.ts'

const isInstalled = (tool: string) => spawnSync(tool, ['--version']).error === undefined

/** Whether other people's programs are there to judge files by. Before a release they have to be. */
export function hasTools(tools: readonly string[], packages: readonly string[]): boolean {
  if (!tools.every(isInstalled)) installDebian(...packages)
  const missing = tools.filter((tool) => !isInstalled(tool))
  if (missing.length > 0)
    leaveOut(`${missing.join(', ')} cannot be installed (Debian: ${packages.join(', ')}); not judged`)
  return missing.length === 0
}

/** Runs a program with files of these bytes as its last arguments. */
export function runOn(tool: string, options: readonly string[], ...files: readonly Uint8Array[]) {
  const folder = mkdtempSync(join(tmpdir(), 'judge-'))
  try {
    const paths = files.map((bytes, index) => {
      const path = join(folder, `${index}.dcm`)
      writeFileSync(path, bytes)
      return path
    })
    const { stdout, stderr, status } = spawnSync(tool, [...options, ...paths], { encoding: 'utf8' })
    return { text: stdout, errors: stderr, status }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What dciodvfy has against a file, without the line that names its class. */
export function complaints(file: Uint8Array): string[] {
  const { text, errors } = runOn('dciodvfy', [], file)
  return `${text}${errors}`.split('\n').filter((line) => /^(?:Error|Warning)/u.test(line))
}
