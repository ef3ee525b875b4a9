// npm run bench -- exchange evaluates every saved test of the library by fhirpath on the Questionnaire that the
// module is written as; LHC-Forms opens each Questionnaire.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { LOCALES, type Locale } from '@pandok/domain'
import { type Loss, writeQuestionnaire } from '@pandok/exchange'
import { compileModule, type ModuleDefinition, openTest, readDefinition } from '@pandok/module-engine'
import { parse } from 'yaml'
import { installPeers } from '../engine/installPeers.ts'
import { type Answer, type Evaluate, Filling, type Json } from './Filling.ts'
import { isSameValue } from './isSameValue.ts'
import { loadInLhcForms, type SavedTest, type Written } from './loadInLhcForms.ts'

installPeers()
const peers = createRequire(fileURLToPath(new URL('../engine/peers/package.json', import.meta.url)))
const fhirpath = peers('fhirpath') as {
  compile: (
    path: string | { base: string; expression: string },
    model: unknown,
  ) => (context: unknown, environment: Json) => unknown[]
}
const r4 = peers('fhirpath/fhir-context/r4') as unknown

const compiled = new Map<string, (context: unknown, environment: Json) => unknown[]>()
const evaluate: Evaluate = (context, expression, environment) => {
  // A row is a part of the response, whose type has to be given, because only whole resources contain it.
  const isRow = typeof context === 'object' && context !== null && !('resourceType' in context)
  const key = `${isRow}${expression}`
  const path = isRow ? { base: 'QuestionnaireResponse.item', expression } : expression
  const run = compiled.get(key) ?? fhirpath.compile(path, r4)
  compiled.set(key, run)
  return run(context, environment)
}

const FOLDER = fileURLToPath(new URL('../../packages/library/data/modules/', import.meta.url))
const TODAY = '2026-01-01'
/** A part of a file's name, or «2/5» for the second fifth of the library, which limits the time on a busy machine. */
const [only] = process.argv.slice(2)
/** Values by fhirpath take most of the time; `BENCH_LHC_ONLY=1` compares only those of LHC-Forms. */
const hasFhirpath = process.env['BENCH_LHC_ONLY'] === undefined
/** `BENCH_FHIRPATH_ONLY=1` leaves LHC-Forms and its browser out. */
const hasLhc = process.env['BENCH_FHIRPATH_ONLY'] === undefined
/** The number of saved tests per module that LHC-Forms computes in its page, or «all». */
const asked = process.env['BENCH_LHC_TESTS'] ?? '1'
const LHC_TESTS = asked === 'all' ? Number.POSITIVE_INFINITY : Number(asked)
/** `BENCH_TESTS` limits the number of saved tests per module that fhirpath computes. */
const TESTS = Number(process.env['BENCH_TESTS'] ?? Number.POSITIVE_INFINITY)
/** LHC-Forms determines visibility itself, so it only needs the answers. */
const allShown: Evaluate = () => [true]
/** The language of the sentences. */
const LOCALE = (LOCALES as readonly string[]).includes(process.env['BENCH_LOCALE'] ?? '')
  ? (process.env['BENCH_LOCALE'] as Locale)
  : 'en'
const totals = { modules: 0, tests: 0, values: 0, differing: 0, left: 0 }
const sentences = { compared: 0, differing: 0, written: 0, left: 0 }
const leftOut: string[] = []
const differing: string[] = []
const written: Written[] = []

for (const file of chosenFiles()) {
  const library = parse(readFileSync(`${FOLDER}${file}`, 'utf8')) as Json
  const read = readDefinition(library['definition'])
  if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.findings[0])}`)
  totals.modules += 1
  compareModule(file, read.definition)
}

function chosenFiles(): string[] {
  const files = readdirSync(FOLDER)
    .sort()
    .filter((file) => file.endsWith('.yaml'))
  const [, part, parts] = /^(\d+)\/(\d+)$/u.exec(only ?? '') ?? []
  if (parts !== undefined) return files.filter((_, at) => at % Number(parts) === Number(part) - 1)
  return files.filter((file) => only === undefined || file.includes(only))
}

/**
 * Compares the values that the engine has in each saved test with those that the Questionnaire computes from the same
 * answers.
 */
function compareModule(file: string, definition: ModuleDefinition): void {
  const { text, losses } = writeQuestionnaire(definition, { title: file, locale: LOCALE, file })
  const questionnaire = JSON.parse(text) as Json
  const tests: SavedTest[] = []
  written.push({ file, questionnaire, tests })
  const lost = new Set(losses.map(({ place }) => place.path ?? ''))
  const reachable = writtenNames(definition, lost)
  for (const { id } of definition.computed)
    if (!reachable.has(id)) {
      const loss = losses.find(({ place }) => place.path === `computed.${id}`)
      leftOut.push(`${file} ${id}${loss ? `: ${loss.params?.['what']}` : ''}`)
    }
  const spoken = writtenSentences(definition, lost, reachable)
  const module = compileModule(definition)
  for (const test of definition.tests.slice(0, hasFhirpath ? TESTS : LHC_TESTS)) {
    totals.tests += 1
    const session = openTest(module, test, TODAY)
    const snapshot = session.snapshot()
    const given = new Map<string, Answer[]>()
    const rows = new Map<string, Map<string, Answer[]>[]>()
    for (const { address, input, value } of snapshot.inputs) {
      if (value === undefined) continue
      const answers = answersOf(input.kind, value)
      if (address.row === undefined) given.set(address.id, answers)
      else {
        const keys = snapshot.rows[input.group ?? ''] ?? []
        const list = rows.get(input.group ?? '') ?? keys.map(() => new Map())
        list[keys.indexOf(address.row)]?.set(address.id, answers)
        rows.set(input.group ?? '', list)
      }
    }
    for (const [group, keys] of Object.entries(snapshot.rows))
      if (!rows.has(group))
        rows.set(
          group,
          keys.map(() => new Map()),
        )
    const filling = new Filling(questionnaire, hasFhirpath ? evaluate : allShown, given, rows)
    const expected: SavedTest['expected'][number][] = []
    if (tests.length < LHC_TESTS) tests.push({ name: test.name, response: filling.answers(), expected })
    for (const { id, kind, group } of definition.computed) {
      if (!reachable.has(id)) {
        totals.left += 1
        continue
      }
      const wanted = snapshot.computed.filter(({ address }) => address.id === id).map(({ value }) => value)
      expected.push({ id, kind, group, values: wanted })
      if (!hasFhirpath) continue
      const found = filling.values(id, group)
      for (const [at, value] of wanted.entries()) {
        totals.values += 1
        if (isSameValue(kind, value, found[at])) continue
        totals.differing += 1
        differing.push(`${file} «${test.name}» ${id}: engine ${String(value)}, fhirpath ${String(found[at])}`)
      }
    }
    for (const id of hasFhirpath ? spoken : [])
      compareSentence(file, test, id, session.output(id, LOCALE)?.text ?? '', filling, losses)
  }
}

function compareSentence(
  file: string,
  test: ModuleDefinition['tests'][number],
  id: string,
  wanted: string,
  filling: Filling,
  losses: readonly Loss[],
): void {
  // A default whose zeros are in the list of losses is printed without them.
  const zeros = losses.filter(({ params }) => params?.['what'] === 'zeros').map(({ excerpt }) => excerpt)
  const found = String(filling.values(`output_${id}`)[0] ?? '')
  sentences.compared += 1
  if (withoutTypedZeros(wanted, [test, zeros]) === withoutTypedZeros(found, [test, zeros])) return
  sentences.differing += 1
  differing.push(
    `${file} «${test.name}» sentence ${id}: engine ${JSON.stringify(wanted)}, fhirpath ${JSON.stringify(found)}`,
  )
}

function answersOf(kind: string, value: string | boolean | readonly string[]): Answer[] {
  if (kind === 'bool') return [{ valueBoolean: value }]
  if (kind === 'number' || kind === 'measure') return [{ valueDecimal: Number(value) }]
  if (kind === 'integer') return [{ valueInteger: Number(value) }]
  if (kind === 'choice' || kind === 'side') return [{ valueCoding: { code: value } }]
  if (kind === 'multi') return [value].flat().map((code) => ({ valueCoding: { code } }))
  if (kind === 'size')
    return String(value)
      .split(/[^\d.]+/u)
      .filter((part) => part !== '')
      .map((part) => ({ valueDecimal: Number(part) }))
  return [kind === 'date' ? { valueDate: value } : { valueString: value }]
}

/** The engine writes «4.0» as it was typed; a decimal of JSON has no zeros at its end. */
function withoutTypedZeros(text: string, given: unknown): string {
  const typed = JSON.stringify(given).matchAll(/(\d+)\.(\d*?)0+(?!\d)/gu)
  return [...typed].reduce((said, [whole, before = '', behind = '']) => {
    const short = behind === '' ? before : `${before}.${behind}`
    return said.replaceAll(whole, short).replaceAll(whole.replace('.', ','), short.replace('.', ','))
  }, text)
}

/**
 * Returns the sentences that are written completely and refer to nothing that is lost, with the text of their
 * includes.
 */
function writtenSentences(
  { outputs, partials, inputs, computed }: ModuleDefinition,
  lost: ReadonlySet<string>,
  reachable: ReadonlySet<string>,
): string[] {
  const unreachable = [...inputs, ...computed].filter(({ id }) => !reachable.has(id))
  const written = outputs.flatMap(({ id, when, body }) => {
    if (lost.has(`outputs.${id}`)) return []
    let said = JSON.stringify([when, body])
    for (const partial of partials)
      if (said.includes(`"use":"${partial.id}"`)) said += JSON.stringify(partial.body)
    return unreachable.some((value) => new RegExp(`\\b${value.id}\\b`, 'u').test(said)) ? [] : [id]
  })
  sentences.written += written.length
  sentences.left += outputs.length - written.length
  return written
}

/** Returns the values that are written and depend on nothing that is lost; the others are in the list of losses. */
function writtenNames(definition: ModuleDefinition, lost: ReadonlySet<string>): Set<string> {
  const isLost = (path: string) => lost.has(path)
  const names = new Set([
    ...definition.inputs.filter(({ id }) => !isLost(`inputs.${id}.visible`)).map(({ id }) => id),
    ...definition.computed.filter(({ id }) => !isLost(`computed.${id}`)).map(({ id }) => id),
  ])
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const value of [...definition.inputs, ...definition.computed]) {
      if (!names.has(value.id)) continue
      const said = JSON.stringify([
        value,
        definition.tables.find(({ id }) => 'table' in value && id === value.table),
      ])
      const isBroken = [...definition.inputs, ...definition.computed].some(
        ({ id }) => !names.has(id) && new RegExp(`\\b${id}\\b`, 'u').test(said) && id !== value.id,
      )
      if (isBroken) {
        names.delete(value.id)
        isChanged = true
      }
    }
  }
  return names
}

for (const line of differing.slice(0, 60)) console.log(line)
if (leftOut.length > 0)
  console.log(`\nnot expressible, in the list of losses (${leftOut.length}): ${leftOut.join(', ')}`)
console.log(
  `\n${totals.modules} modules, ${totals.tests} saved tests, ${totals.values} values compared, ${totals.differing} differ, ${totals.left} of values that are not written`,
)
console.log(
  `${sentences.written} sentences in «${LOCALE}» are written and ${sentences.left} are not; ${sentences.compared} compared, ${sentences.differing} differ`,
)
const lhc = hasLhc ? await loadInLhcForms(written) : { tests: 0, values: 0, problems: [] }
for (const line of lhc.problems.slice(0, 60)) console.log(line)
if (hasLhc)
  console.log(
    `${written.length} Questionnaires opened by LHC-Forms, ${lhc.tests} saved tests filled in there, ${lhc.values} values compared, ${lhc.problems.length} problems`,
  )
const results = process.env['BENCH_RESULTS']
if (results !== undefined)
  writeFileSync(results, `${JSON.stringify({ totals, sentences, leftOut, differing, lhc }, null, 2)}\n`)
process.exit(totals.differing + sentences.differing === 0 && lhc.problems.length === 0 ? 0 : 1)
