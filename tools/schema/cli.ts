// node --import tsx tools/schema/cli.ts writes docs/schema again after a change of the document.
import { writeFileSync } from 'node:fs'
import { inRepository } from '../build/repository.mjs'
import { publishedSchemas } from './publishedSchemas.ts'

for (const [name, schema] of publishedSchemas())
  writeFileSync(inRepository('docs', 'schema', name), `${JSON.stringify(schema, null, 2)}\n`)
