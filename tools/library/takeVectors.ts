import { readFileSync, writeFileSync } from 'node:fs'
import { casesOf, moduleIdOf, savedTestName, testOfVector, vectorFile } from '@pandok/library'
import { readDefinition } from '@pandok/module-engine'
import { parse, parseDocument } from 'yaml'
import { moduleFile } from './libraryFile.ts'

/**
 * Makes saved tests from the cases of decision tables: every case of a file becomes a test of the module with
 * the same name and all expectations of the case. Tests with other names aren't changed.
 */
for (const file of process.argv.slice(2)) {
  const cases = vectorFile.parse(parse(readFileSync(file, 'utf8')))
  const slug = moduleIdOf(cases)
  const path = moduleFile(slug)
  const document = parseDocument(readFileSync(path, 'utf8'))
  const read = readDefinition(document.toJS().definition)
  if (!read.ok) throw new Error(`${slug}: ${JSON.stringify(read.findings[0])}`)
  const taken = cases.vectors
    .flatMap((vector) => casesOf(slug, vector))
    .map((vector) => ({ ...testOfVector(read.definition, vector), name: savedTestName(cases, vector) }))
  const names = new Set(taken.map(({ name }) => name))
  // Parts of a test that were added by hand, such as its sentences, are preserved.
  const before = new Map(read.definition.tests.map((test) => [test.name, test]))
  const tests = [
    ...taken.map((test) => {
      const outputs = before.get(test.name)?.expect.outputs
      return outputs ? { ...test, expect: { ...test.expect, outputs } } : test
    }),
    ...read.definition.tests.filter(({ name }) => !names.has(name)),
  ]
  document.setIn(['definition', 'tests'], document.createNode(tests))
  writeFileSync(path, document.toString({ lineWidth: 140, flowCollectionPadding: false }))
  console.log(`${slug}: ${taken.length} tests from cases, ${tests.length - taken.length} others`)
}
