import { describe, expect, it } from 'vitest'
import { type Lockfile, lockfileProblems } from './lockfileProblems.ts'

const problems = (packages: NonNullable<Lockfile['packages']>) =>
  lockfileProblems({ lockfileVersion: 3, packages })

describe('lockfileProblems', () => {
  it('is content with versions, checksums and links to our workspaces', () => {
    expect(
      problems({
        '': { version: '0.1.0' },
        'packages/domain': { version: '0.1.0' },
        'node_modules/@pandok/domain': { resolved: 'packages/domain', link: true },
        'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
      }),
    ).toEqual([])
  })

  it('refuses a package bound to one address', () => {
    const resolved = 'https://registry.example/zod-4.6.7.tgz'
    expect(problems({ 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a', resolved } })).toEqual([
      expect.stringContaining(resolved),
    ])
  })

  it('refuses a link to anything but a workspace', () => {
    expect(problems({ 'node_modules/x': { resolved: '../x', link: true } })).toEqual([
      'node_modules/x is a link to ../x, which is not a workspace',
    ])
  })

  it('refuses a package without a checksum', () => {
    expect(problems({ 'node_modules/zod': { version: '4.6.7' } })).toEqual([
      'node_modules/zod has no checksum',
    ])
  })

  it('refuses an older kind of lock file', () => {
    expect(lockfileProblems({ lockfileVersion: 2 })).toEqual(['the lock file is not of version 3'])
  })
})
