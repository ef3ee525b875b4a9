import { readdirSync, readFileSync } from 'node:fs'
import { exportFile } from '@pandok/protocol'
import { describe, expect, it } from 'vitest'
import { inRepository } from '../build/repository.mjs'
import { publishedSchemas } from './publishedSchemas.ts'

describe('publishedSchemas', () => {
  it('are what docs/schema holds, neither more nor less', () => {
    expect(readdirSync(inRepository('docs', 'schema')).sort()).toEqual([...publishedSchemas().keys()].sort())
    for (const [name, schema] of publishedSchemas())
      expect(JSON.parse(readFileSync(inRepository('docs', 'schema', name), 'utf8'))).toEqual(
        JSON.parse(JSON.stringify(schema)),
      )
  })

  it('describe the file that the import reads', () => {
    const file = publishedSchemas().get('pandok-file-1.json')
    expect(file).toMatchObject({
      required: Object.keys(exportFile.shape),
      properties: {
        format: { const: 'pandok' },
        version: { const: 1 },
        plates: { items: { properties: { cells: { maxItems: 60 } } } },
        modules: { items: { properties: { definition: { $ref: 'module-definition-1.json' } } } },
      },
    })
    expect(publishedSchemas().has('module-definition-1.json')).toBe(true)
  })
})
