import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isInstalled, markInstalled, nodeComplaint, unmarkInstalled } from './installState.mjs'

describe('nodeComplaint', () => {
  it('accepts 20.19 and everything newer', () => {
    expect(['v20.19.0', 'v20.20.2', 'v22.1.0', 'v24.0.0'].map(nodeComplaint)).toEqual(
      Array(4).fill(undefined),
    )
  })

  it('says in one line which Node is needed and which one is running', () => {
    for (const version of ['v20.18.3', 'v18.20.4', 'v9.0.0']) {
      expect(nodeComplaint(version)).toMatch(new RegExp(`20\\.19 or newer, this is ${version}`))
      expect(nodeComplaint(version)).not.toContain('\n')
    }
  })
})

describe('isInstalled', () => {
  let root = ''
  const write = (name: string, content: unknown) => writeFileSync(join(root, name), JSON.stringify(content))
  const lockOf = (packages: object) => ({ lockfileVersion: 3, packages: { '': {}, ...packages } })
  const react = { version: '19.0.0', integrity: 'sha512-a' }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'pandok-install-'))
    mkdirSync(join(root, 'node_modules'))
    write('package-lock.json', lockOf({ 'node_modules/react': react }))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('is false on a fresh clone', () => {
    rmSync(join(root, 'node_modules'), { recursive: true })
    expect(isInstalled(root, 'v20.20.2')).toBe(false)
  })

  it('is true after an installation and false again once it is unmarked', () => {
    markInstalled(root, 'v20.20.2')
    expect(isInstalled(root, 'v20.20.2')).toBe(true)
    unmarkInstalled(root)
    expect(isInstalled(root, 'v20.20.2')).toBe(false)
  })

  it('is false after the lock file changed', () => {
    markInstalled(root, 'v20.20.2')
    write('package-lock.json', lockOf({ 'node_modules/react': { ...react, version: '19.0.1' } }))
    expect(isInstalled(root, 'v20.20.2')).toBe(false)
  })

  it('is false under another Node', () => {
    markInstalled(root, 'v20.20.2')
    write('node_modules/.package-lock.json', lockOf({ 'node_modules/react': react }))
    expect(isInstalled(root, 'v24.0.0')).toBe(false)
  })

  it('believes what npm noted when somebody ran npm by hand', () => {
    write('node_modules/.package-lock.json', lockOf({ 'node_modules/react': react }))
    expect(isInstalled(root, 'v20.20.2')).toBe(true)
  })

  it('does not miss packages for other platforms, but every other one', () => {
    const foreign = { version: '1.0.0', integrity: 'sha512-b', optional: true }
    write('node_modules/.package-lock.json', lockOf({ 'node_modules/react': react }))
    write('package-lock.json', lockOf({ 'node_modules/react': react, 'node_modules/esbuild-aix': foreign }))
    expect(isInstalled(root, 'v20.20.2')).toBe(true)
    write(
      'package-lock.json',
      lockOf({ 'node_modules/react': react, 'node_modules/zod': { version: '4.0.0' } }),
    )
    expect(isInstalled(root, 'v20.20.2')).toBe(false)
  })

  it('notices a package of the right version with other content', () => {
    write(
      'node_modules/.package-lock.json',
      lockOf({ 'node_modules/react': { ...react, integrity: 'sha512-x' } }),
    )
    expect(isInstalled(root, 'v20.20.2')).toBe(false)
  })
})
