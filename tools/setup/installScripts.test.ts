import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inRepository } from '../build/repository.mjs'
import { temporaryFolder, writeIn } from '../build/temporaryFolder.ts'

const PROOF = 'it-ran'
const STAGES = ['preinstall', 'install', 'postinstall'] as const

function npm(folder: string, ...args: string[]): void {
  const env = { ...process.env, PROOF: join(folder, PROOF) }
  // A setting in the environment would override the file under test.
  for (const name of Object.keys(env))
    if (/^npm_config_(?:ignore|allow)_scripts$/i.test(name)) Reflect.deleteProperty(env, name)
  execFileSync('npm', args, { cwd: folder, env, stdio: 'pipe', shell: process.platform === 'win32' })
}

/** Makes a project with a package in its folder that writes files as soon as one of its scripts is run. */
function projectWithIntruder(): string {
  const write = `node -e "require('fs').writeFileSync(process.env.PROOF + '-' + process.env.npm_lifecycle_event, '')"`
  const scripts = Object.fromEntries(STAGES.map((stage) => [stage, write]))
  const folder = temporaryFolder({
    'package.json': JSON.stringify({ name: 'project', version: '1.0.0', private: true }),
    'intruder/package.json': JSON.stringify({ name: 'intruder', version: '1.0.0', scripts }),
  })
  npm(folder, 'pack', '--offline', '--ignore-scripts', './intruder')
  return folder
}

const install = (folder: string, ...args: string[]) =>
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', ...args, './intruder-1.0.0.tgz')

const ranIn = (folder: string) => STAGES.filter((stage) => existsSync(join(folder, `${PROOF}-${stage}`)))

it('runs no script of a package that tries, under the settings of this repository', () => {
  const folder = projectWithIntruder()
  copyFileSync(inRepository('.npmrc'), join(folder, '.npmrc'))
  install(folder)
  expect(existsSync(join(folder, 'node_modules', 'intruder', 'package.json'))).toBe(true)
  expect(ranIn(folder)).toEqual([])

  // Without the settings, the intruder must succeed, or the lines above would prove nothing.
  writeIn(folder, '.npmrc', '')
  npm(folder, 'uninstall', '--offline', '--ignore-scripts', 'intruder')
  install(folder, '--ignore-scripts=false', '--dangerously-allow-all-scripts')
  expect(ranIn(folder)).toEqual([...STAGES])
})

it('leaves no script of ours waiting for another, which npm does not run either', () => {
  const { scripts } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const waiting = Object.keys(scripts).filter((name) => {
    const [, of] = /^(?:pre|post)(.+)$/.exec(name) ?? []
    return of !== undefined && (Object.hasOwn(scripts, of) || ['install', 'prepare'].includes(of))
  })
  expect(waiting).toEqual([])
})
