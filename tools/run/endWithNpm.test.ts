import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { inRepository } from '../build/repository.mjs'

const folder = mkdtempSync(join(tmpdir(), 'pandok-npm-'))
const running: ChildProcess[] = []

afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const END_WITH_NPM = pathToFileURL(inRepository('tools', 'run', 'endWithNpm.mjs')).href

/** Runs for ever, tells that it runs, and says why it ends. */
const PROGRAM = `
  import { endWithNpm } from '${END_WITH_NPM}'
  endWithNpm()
  setInterval(() => {}, 1_000_000)
  process.on('SIGTERM', () => {
    process.stdout.write('stopped')
    process.exit(0)
  })
  process.stdout.write('running ')
`

async function startThroughNpm(command: string): Promise<{ npm: ChildProcess; said: Promise<string> }> {
  writeFileSync(join(folder, 'program.mjs'), PROGRAM)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: command } }))
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(npm)
  let out = ''
  npm.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    out += chunk
  })
  await once(npm.stdout, 'data')
  // The pipe closes when the last process that writes into it has ended.
  return { npm, said: once(npm.stdout, 'close').then(() => out) }
}

it
  .skipIf(process.platform === 'win32')
  .each(['node program.mjs', 'node --version > /dev/null && node program.mjs'])(
  'a SIGTERM for npm alone ends what `%s` started',
  async (command) => {
    const { npm, said } = await startThroughNpm(command)
    npm.kill('SIGTERM')
    expect(await said).toBe('running stopped')
  },
)
