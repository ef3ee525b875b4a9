import { readFileSync, writeFileSync } from 'node:fs'
import { LOCALES } from '@pandok/domain'
import { compileModule, openTest, readDefinition } from '@pandok/module-engine'
import { parseDocument } from 'yaml'
import { moduleFile } from './libraryFile.ts'

/**
 * Writes the sentences of a module for some of its saved tests into these tests, in all languages, for a
 * person to read; from then on the tests fail if a word changes. The arguments are the module's id and the
 * names of tests.
 */
const [id = '', ...names] = process.argv.slice(2)
const path = moduleFile(id)
const document = parseDocument(readFileSync(path, 'utf8'))
const read = readDefinition(document.toJS().definition)
if (!read.ok) throw new Error(JSON.stringify(read.findings[0]))
const { definition } = read
const module = compileModule(definition)
for (const [index, test] of definition.tests.entries()) {
  if (!names.includes(test.name)) continue
  const session = openTest(module, test, new Date().toISOString().slice(0, 10))
  const outputs = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      Object.fromEntries(
        definition.outputs.map((output) => [output.id, session.output(output.id, locale)?.text ?? null]),
      ),
    ]),
  )
  for (const [locale, texts] of Object.entries(outputs))
    for (const [output, text] of Object.entries(texts))
      console.log(`${test.name} ${locale} ${output}: ${text}`)
  document.setIn(['definition', 'tests', index, 'expect', 'outputs'], document.createNode(outputs))
}
writeFileSync(path, document.toString({ lineWidth: 140, flowCollectionPadding: false }))
