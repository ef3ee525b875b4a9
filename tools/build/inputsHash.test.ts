import { rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inputsHash } from './inputsHash.mjs'
import { temporaryFolder, writeIn } from './temporaryFolder.ts'

const SOURCES = {
  'package-lock.json': '{}',
  'apps/server/src/main.ts': 'one',
  'apps/web/src/main.tsx': 'two',
  'packages/domain/src/index.ts': 'three',
}

describe('inputsHash', () => {
  it('stays the same while the contents do, whatever the times say', () => {
    const root = temporaryFolder(SOURCES)
    const before = inputsHash('server', root)
    utimesSync(join(root, 'apps/server/src/main.ts'), 1, 1)
    expect(inputsHash('server', root)).toBe(before)
  })

  it.each(['package-lock.json', 'packages/domain/src/index.ts'])('changes for both parts with %s', (name) => {
    const root = temporaryFolder(SOURCES)
    const before = [inputsHash('server', root), inputsHash('web', root)]
    writeIn(root, name, 'changed')
    expect(inputsHash('server', root)).not.toBe(before[0])
    expect(inputsHash('web', root)).not.toBe(before[1])
  })

  it('changes for the part whose files change, appear, move or vanish, and for no other', () => {
    const root = temporaryFolder(SOURCES)
    const web = inputsHash('web', root)
    const seen = new Set([inputsHash('server', root)])
    const look = () => seen.add(inputsHash('server', root))
    writeIn(root, 'apps/server/src/main.ts', 'uno')
    look()
    writeIn(root, 'apps/server/src/db/migrations/0001.sql', 'select 1')
    look()
    rmSync(join(root, 'apps/server/src/db'), { recursive: true })
    writeIn(root, 'apps/server/src/db/migrations/0002.sql', 'select 1')
    look()
    rmSync(join(root, 'apps/server/src/db'), { recursive: true })
    writeIn(root, 'apps/server/src/main.ts', '')
    look()
    expect(seen.size).toBe(5)
    expect(inputsHash('web', root)).toBe(web)
  })

  it('does not care about tests, dependencies and results', () => {
    const root = temporaryFolder(SOURCES)
    const before = inputsHash('server', root)
    writeIn(root, 'apps/server/src/main.test.ts', 'x')
    writeIn(root, 'apps/server/node_modules/pg/index.js', 'x')
    writeIn(root, 'apps/server/dist/main.js', 'x')
    expect(inputsHash('server', root)).toBe(before)
  })

  it('changes for the sandbox gateway with its own files alone', () => {
    const root = temporaryFolder(SOURCES)
    const before = [inputsHash('gateway', root), inputsHash('server', root)]
    writeIn(root, 'packages/domain/src/index.ts', 'changed')
    expect(inputsHash('gateway', root)).toBe(before[0])
    const server = inputsHash('server', root)
    writeIn(root, 'apps/gateway-sandbox/src/main.ts', 'new')
    expect(inputsHash('gateway', root)).not.toBe(before[0])
    expect(inputsHash('server', root)).toBe(server)
  })
})
