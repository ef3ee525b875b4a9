import { emptyDefinition } from '@pandok/module-engine'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readOwnFile } from './readOwnFile.ts'

const OWN = JSON.stringify({
  format: 'pandok',
  version: 1,
  plates: [
    {
      name: '흉부',
      keyMap: { KeyN: 'a' },
      autoFill: [],
      cells: [
        {
          id: 'a',
          position: 0,
          name: 'nl',
          title: '정상',
          outputs: [{ id: 'o', kind: 'phrase', section: 'findings', text: { ko: '정상.' } }],
        },
      ],
    },
  ],
  modules: [
    {
      id: 'm',
      name: '결절',
      definition: {
        ...emptyDefinition(),
        inputs: [{ id: 'size', kind: 'number', label: { ko: '크기' }, unit: 'mm' }],
        outputs: [{ id: 'text', section: 'findings', body: { ko: [{ v: 'size' }, ' 결절.'] } }],
        tests: [{ name: 't', given: { size: '3' }, expected: { text: '3 mm 결절.' } }],
      },
    },
  ],
})

const PIECES = ['{', '}', '[', ']', '"', ',', ':', 'null', '1e999', '"__proto__":', '\\u0000', '한'] as const

it('reads files that Pandok wrote, and nothing else', () => {
  expect(readOwnFile(OWN, '2026-01-01')).toMatchObject({ plateCount: 1, moduleCount: 1 })
  expect(readOwnFile(OWN.replace('"pandok"', '"other"'), '2026-01-01')).toBeUndefined()
  expect(readOwnFile(OWN.slice(0, -1), '2026-01-01')).toBeUndefined()
})

it('reads mutated files of our own without throwing', () => {
  let whole = 0
  const edit = fc.record({ at: fc.nat(OWN.length), cut: fc.nat(12), piece: fc.constantFrom('', ...PIECES) })
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
      const mutated = edits.reduce(
        (text, { at, cut, piece }) => text.slice(0, at) + piece + text.slice(at + cut),
        OWN,
      )
      if (readOwnFile(mutated, '2026-01-01') !== undefined) whole += 1
      readOwnFile(new TextEncoder().encode(mutated), '2026-01-01')
    }),
    { numRuns: Number(process.env['PANDOK_FUZZ_RUNS'] ?? 300) },
  )
  // Some mutations are still JSON, so that the code after the parser is reached too.
  expect(whole).toBeGreaterThan(0)
})

it('reads values of any kind in the places of plates, modules and saved tests', () => {
  const value = fc.jsonValue({ maxDepth: 4 })
  fc.assert(
    fc.property(value, value, value, (plates, modules, tests) => {
      const definition = { ...emptyDefinition(), tests }
      for (const own of [
        { plates, modules },
        { plates, modules: [modules] },
        { plates, modules: [{ name: 'm', definition }] },
      ])
        expect(readOwnFile(JSON.stringify({ format: 'pandok', ...own }), '2026-01-01')).toBeDefined()
    }),
  )
})
