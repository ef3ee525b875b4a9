import { describe, expect, test } from 'vitest'
import type { ModuleDefinition } from '../../document/definition.ts'
import { cellOf, findingsAfter, found, named } from './changedModule.ts'

describe('circles', () => {
  test('M476 values made from themselves are told once, with the names in order', () => {
    const findings = found('cycle', (definition) => {
      named(definition.inputs, 'composition').visible = 'points > 1'
    })
    expect(findings).toEqual([
      {
        level: 'error',
        code: 'cycle',
        path: ['inputs', 1],
        params: { names: 'composition → points → composition' },
      },
    ])
  })

  test('M476 a circle runs through tables, fills and scores too', () => {
    const names = (change: (definition: ModuleDefinition) => void) =>
      found('cycle', change).map(({ params }) => params?.['names'])
    expect(
      names((definition) => {
        cellOf(definition, 'levels', 0, 0, { expr: 'advice == "fna"' })
      }),
    ).toEqual(['level → advice → level'])
    expect(
      names((definition) => {
        named(definition.inputs, 'size_cm').fill = [{ from: 'expr', expr: 'size_cm + 1' }]
      }),
    ).toEqual(['size_cm → size_cm'])
    expect(
      names((definition) => {
        named(definition.inputs, 'foci').visible = 'solid_points > 3'
      }),
    ).toEqual(['foci → solid_points → foci'])
  })

  test('M476 what is required may depend on what is made from it', () => {
    expect(
      findingsAfter((definition) => {
        named(definition.inputs, 'size_cm').required = 'level != "TR1" || advice == "fna"'
      }),
    ).toEqual([])
  })
})
