import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkLibraryModule, runVectors, vectorFile } from '@pandok/library'
import { parse } from 'yaml'
import { plateProblems } from './plateProblems.ts'
import { readLibrary } from './readLibrary.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { vectors: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
})
const today = new Date().toISOString().slice(0, 10)
const { modules, plates, problems } = readLibrary()

process.exitCode = values.vectors ? runFiles(positionals) : checkAll()

function checkAll(): number {
  const isChosen = ({ id }: { id: string }) => !values.only || values.only.includes(id)
  const found = [
    ...problems.filter((line) => !values.only || values.only.some((id) => line.includes(`/${id}.yaml`))),
    ...modules.filter(isChosen).flatMap((module) => checkLibraryModule(module, today)),
    ...plates.filter(isChosen).flatMap((plate) => plateProblems(plate, modules)),
  ]
  for (const line of found) console.log(line)
  const tests = modules.filter(isChosen).reduce((sum, { definition }) => sum + definition.tests.length, 0)
  const counts = [`${modules.filter(isChosen).length} modules`, `${tests} saved tests`]
  console.log([...counts, `${plates.filter(isChosen).length} plates`, `${found.length} problems`].join(', '))
  return found.length > 0 ? 1 : 0
}

/** Further cases in the format of the decision tables, against the modules as they are shipped. */
function runFiles(files: readonly string[]): number {
  if (problems.length > 0) for (const line of problems) console.error(line)
  const outcomes = files.flatMap((file) =>
    runVectors(modules, vectorFile.parse(parse(readFileSync(file, 'utf8'))), today),
  )
  for (const { slug, name, differences } of outcomes.filter(({ passed }) => !passed))
    for (const { what, id, expected, actual } of differences)
      console.log(`${slug} ${name}: ${what} ${id}: expected ${expected}, got ${actual}`)
  const failed = outcomes.filter(({ passed }) => !passed).length
  console.log(`${outcomes.length - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}
