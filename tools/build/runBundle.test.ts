import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inRepository } from './repository.mjs'
import { compiledFile } from './runBundle.mjs'

const folder = mkdtempSync(join(tmpdir(), 'pandok-bundle-'))
const bundle = join(folder, 'bundle.cjs')
const source = join(folder, 'source.ts')
const runner = join(folder, 'runBundle.mjs')

/** It throws on line 4, and loads a module in the same manner as the server loads its public pages. */
const PROGRAM = `declare const importModule: (url: string) => Promise<{ said: string }>
interface Unused { gone: true }

function fail(): never { throw new Error('as planned') }
try { fail() } catch (error) { console.log((error as Error).stack) }
void importModule(process.argv[2] ?? '').then(({ said }) => console.log(said))
`

beforeAll(() => {
  writeFileSync(source, PROGRAM)
  writeFileSync(join(folder, 'other.mjs'), "export const said = 'loaded'\n")
  buildSync({
    entryPoints: [source],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    minifyWhitespace: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  })
  copyFileSync(inRepository('tools', 'build', 'runBundle.mjs'), runner)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns the output of a separate process, which has V8's default flags. */
function run(...flags: string[]): string {
  const start = `import { runBundle } from ${JSON.stringify(pathToFileURL(runner).href)}
    const { isCompiled } = runBundle(new URL(${JSON.stringify(pathToFileURL(bundle).href)}))
    console.log(isCompiled ? 'compiled before' : 'compiled now')`
  const other = pathToFileURL(join(folder, 'other.mjs')).href
  const main = join(folder, 'main.mjs')
  writeFileSync(main, start)
  return execFileSync(process.execPath, [...flags, main, other], { encoding: 'utf8' })
}

function compile(): void {
  const compiler = pathToFileURL(inRepository('tools', 'build', 'compileBundle.mjs')).href
  const code = `import { compileBundle } from ${JSON.stringify(compiler)}; compileBundle(${JSON.stringify(bundle)})`
  execFileSync(process.execPath, ['--input-type=module', '--eval', code])
}

const MAPPED = `at fail (${source}:4:32)`

it('runs what was compiled before, with traces that name the source and with modules that are loaded later', () => {
  compile()
  const said = run()
  expect(said).toContain('compiled before')
  expect(said).toContain('Error: as planned')
  expect(said).toContain(MAPPED)
  expect(said).toContain('loaded')
})

it.each([
  ['there is none', () => rmSync(compiledFile(bundle))],
  [
    'it is damaged',
    () => {
      const bytes = readFileSync(compiledFile(bundle))
      const middle = bytes.length >> 1
      bytes[middle] = (bytes[middle] ?? 0) ^ 0xff
      writeFileSync(compiledFile(bundle), bytes)
    },
  ],
  [
    'it was cut short',
    () => writeFileSync(compiledFile(bundle), readFileSync(compiledFile(bundle)).subarray(0, 20)),
  ],
  [
    'it is that of another bundle of the same length',
    () => {
      const bytes = readFileSync(bundle)
      writeFileSync(bundle, bytes.toString().replace('as planned', 'as planted'))
      compile()
      writeFileSync(bundle, bytes)
    },
  ],
])('compiles the bundle as ever where %s', (_case, spoil) => {
  compile()
  spoil()
  const said = run()
  expect(said).toContain('compiled now')
  expect(said).toContain('Error: as planned')
  expect(said).toContain(MAPPED)
  expect(said).toContain('loaded')
})

it('compiles the bundle as ever where V8 does not take the code, as that of another version', () => {
  compile()
  expect(run('--no-opt')).toContain('compiled now')
})

it('tells an error where the map is missing', () => {
  const map = readFileSync(`${bundle}.map`)
  rmSync(`${bundle}.map`)
  const said = run()
  writeFileSync(`${bundle}.map`, map)
  expect(said).toContain(`at fail (${bundle}:`)
})
