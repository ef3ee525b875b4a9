import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const unpack = `
  const { unpackChromium } = await import(process.argv[1])
  console.log(unpackChromium(process.argv[2]).executablePath)`
const module = new URL('./unpackChromium.mjs', import.meta.url).href

describe.runIf(process.platform === 'linux')('unpackChromium', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'pandok-chromium-'))
    packSmallChromium(join(root, 'node_modules/@sparticuz/chromium'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('gives several processes the same whole browser and leaves nothing else behind', async () => {
    const started = Array.from({ length: 4 }, () =>
      run(process.execPath, ['--input-type=module', '-e', unpack, module, root]),
    )
    const paths = (await Promise.all(started)).map(({ stdout }) => stdout.trim())
    const home = join(root, 'node_modules/.cache/chromium/1.2.3')
    expect(paths).toEqual(Array(4).fill(join(home, 'chromium')))
    expect(statSync(join(home, 'chromium')).mode & 0o111).toBe(0o111)
    expect(readFileSync(join(home, 'etc/fonts.conf'), 'utf8')).toContain(`<dir>${home}/etc/fonts</dir>`)
    expect(readdirSync(join(home, '..'))).toEqual(['1.2.3'])
  })

  it('takes the place of a folder from which the browser is gone', async () => {
    const home = join(root, 'node_modules/.cache/chromium/1.2.3')
    mkdirSync(join(home, 'fc'), { recursive: true })
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', unpack, module, root])
    expect(stdout.trim()).toBe(join(home, 'chromium'))
    expect(readdirSync(home)).toContain('chromium')
  })
})

function packSmallChromium(folder: string) {
  const inside = join(folder, 'inside')
  mkdirSync(join(folder, 'bin'), { recursive: true })
  mkdirSync(inside)
  writeFileSync(join(inside, 'lib.so'), 'library')
  const tar = brotliCompressSync(execFileSync('tar', ['-c', '-C', inside, '.']))
  for (const name of ['al2023', 'fonts', 'swiftshader'])
    writeFileSync(join(folder, 'bin', `${name}.tar.br`), tar)
  writeFileSync(join(folder, 'bin/chromium.br'), brotliCompressSync(Buffer.alloc(5_000_000, 'chromium')))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.2.3' }))
}
