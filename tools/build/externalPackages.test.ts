import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { externalPackages } from './externalPackages.mjs'
import { temporaryFolder } from './temporaryFolder.ts'

async function bundle(entry: string): Promise<string> {
  const manifest = (name: string) => JSON.stringify({ name, type: 'module', exports: './index.js' })
  const root = temporaryFolder({
    'apps/server/src/main.ts': entry,
    'apps/server/src/rpc/own.ts': 'export const value = "own"',
    'apps/server/package.json': JSON.stringify({ name: '@pandok/server', imports: { '#*': './src/*' } }),
    'apps/server/node_modules/twice/package.json': manifest('twice'),
    'apps/server/node_modules/twice/index.js': 'export const value = "nested"',
    'node_modules/twice/package.json': manifest('twice'),
    'node_modules/twice/index.js': 'export const value = "hoisted"',
    'node_modules/once/package.json': manifest('once'),
    'node_modules/once/index.js': 'export const value = "once"',
    'packages/domain/package.json': JSON.stringify({ name: '@pandok/domain', exports: './src/index.ts' }),
    'packages/domain/src/index.ts': 'export const value: string = "domain"',
    'node_modules/@pandok/keep': '',
  })
  symlinkSync(join(root, 'packages/domain'), join(root, 'node_modules/@pandok/domain'), 'junction')
  const { outputFiles } = await build({
    entryPoints: [join(root, 'apps/server/src/main.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    plugins: [externalPackages(root)],
  })
  return outputFiles[0]?.text ?? ''
}

describe('externalPackages', () => {
  it('leaves third-party packages and Node itself outside', async () => {
    const text = await bundle(
      "import { value } from 'once'; import fs from 'node:fs'; import os from 'os'; console.log(value, fs, os)",
    )
    expect(text).toContain('from "once"')
    expect(text).toContain('from "node:fs"')
    expect(text).toContain('from "os"')
  })

  it('takes in our own packages and what an app calls by #', async () => {
    const text = await bundle(
      "import { value } from '@pandok/domain'; import { value as own } from '#rpc/own.ts'; console.log(value, own)",
    )
    expect(text).toContain('"domain"')
    expect(text).toContain('"own"')
    expect(text).not.toContain('import ')
  })

  it('takes in a package that Node would find in another version from dist', async () => {
    const text = await bundle("import { value } from 'twice'; console.log(value)")
    expect(text).toContain('"nested"')
    expect(text).not.toContain('hoisted')
  })
})
