import { LOCALES } from '@pandok/domain'
import { checkModule } from '../analysis/check/checkModule.ts'
import type { ModuleDefinition } from '../document/definition.ts'
import { FINDING_CODES, type Finding } from '../document/Finding.ts'
import { OUTPUT_MAX_BYTES } from '../document/limits.ts'
import { readDefinition } from '../document/readDefinition.ts'
import { compileModule } from '../run/compileModule.ts'
import { coveredRows } from '../run/coveredRows.ts'
import { openSession } from '../run/openSession.ts'
import { runTests } from '../run/runTests.ts'
import type { ModuleSession } from '../run/session.ts'
import { type Operation, perform } from './arbitraryOperations.ts'

const TODAY = '2026-11-15'

/** The steps that a document went through, with their durations. */
export interface Play {
  isAccepted: boolean
  expressions: number
  steps: readonly { what: string; ms: number }[]
}

const CODES: ReadonlySet<string> = new Set(FINDING_CODES)

/**
 * Takes a document through everything: reading, checking, compiling, opening, editing, rendering in every
 * language, saving, opening again and running its tests. It throws whatever any of these throws, and if a
 * result was never declared.
 */
export function playModule(document: unknown, operations: readonly Operation[]): Play {
  const steps: { what: string; ms: number }[] = []
  function timed<T>(what: string, work: () => T): T {
    const startedAt = performance.now()
    const result = work()
    steps.push({ what, ms: performance.now() - startedAt })
    return result
  }

  const read = timed('read', () => readDefinition(document))
  if (!read.ok) {
    must(read.findings.length > 0, 'refused without a finding')
    for (const { code } of read.findings) must(CODES.has(code), `finding ${code}`)
    return { isAccepted: false, expressions: 0, steps }
  }
  const { definition } = read
  const findings = timed('check', () => checkModule(definition, { today: TODAY }))
  for (const finding of findings) mustPoint(finding, definition)

  const module = timed('compile', () => compileModule(definition))
  const session = timed('open', () => openSession(module, { today: TODAY }))
  for (const operation of operations) {
    timed(`edit ${operation.do}`, () => perform(session, definition, operation))
  }
  for (const locale of LOCALES) {
    for (const output of timed(`outputs ${locale}`, () => session.outputs(locale))) {
      const { text, pieces, status } = output
      must((text !== null) === (status === 'written'), `text of an output that is ${status}`)
      must(new TextEncoder().encode(text ?? '').length <= OUTPUT_MAX_BYTES, 'output too long')
      must(pieces.map((piece) => piece.text).join('') === (text ?? ''), 'pieces that are not the text')
    }
  }
  const isSound = findings.every(({ level }) => level !== 'error')
  for (const { failure, address } of timed('snapshot', () => session.snapshot()).computed) {
    const isBroken = failure === 'broken' || failure === 'cycle'
    must(!(isSound && isBroken), `${address.id} is ${failure}, and nothing was found wrong with it`)
  }
  mustRunAgain(session, definition, timed)
  return { isAccepted: true, expressions: countExpressions(definition), steps }
}

/** Saves the session as a test, which must give the same results. */
function mustRunAgain(
  session: ModuleSession,
  definition: ModuleDefinition,
  timed: <T>(what: string, work: () => T) => T,
): void {
  const outputs = session.outputs('en').map(({ id, text }) => [id, text])
  const fresh = timed('compile', () => compileModule(definition))
  const entered = session.entered()
  const again = timed('open', () => openSession(fresh, { today: TODAY, entered }))
  for (const [index, { text }] of again.outputs('en').entries()) {
    must(text === outputs[index]?.[1], 'a text that changes when what was entered is entered again')
  }
  const { values, filled, overruled } = session.entered()
  const given = values as ModuleDefinition['tests'][number]['given']
  const test = { name: 'again', given, expect: { outputs: { en: Object.fromEntries(outputs) } } }
  const module = compileModule({ ...definition, tests: [...definition.tests, test] })
  const outcomes = timed('tests', () => runTests(module, { today: TODAY }))
  must(outcomes.length === definition.tests.length + 1, 'a test without an outcome')
  const differences = outcomes.at(-1)?.differences ?? []
  // A saved test only has entries of a person, not values of the host or overruled ones.
  const isAll = filled === undefined && overruled === undefined
  must(!isAll || differences.length === 0, `as a saved test it differs: ${JSON.stringify(differences)}`)
  timed('coverage', () => coveredRows(module, { today: TODAY }))
}

/** Requires that the path of a finding exists and that its range lies inside the expression there. */
function mustPoint({ code, path, range, level }: Finding, definition: ModuleDefinition): void {
  must(CODES.has(code) && (level === 'error' || level === 'warning'), `finding ${code}`)
  let at: unknown = definition
  for (const [index, key] of path.entries()) {
    const isThere = typeof at === 'object' && at !== null && Object.hasOwn(at, key)
    // Only the last key may name something that is missing.
    must(isThere || index === path.length - 1, `${code} at ${path.join('.')}`)
    at = isThere ? (at as Record<string | number, unknown>)[key] : undefined
  }
  if (!range) return
  must(typeof at === 'string', `${code} has a range, but ${path.join('.')} is no expression`)
  must(range.from >= 0 && range.from <= range.to && range.to <= String(at).length, `range of ${code}`)
}

const EXPRESSION_KEYS = new Set(['expr', 'when', 'visible', 'required', 'where', 'sort'])

function countExpressions(value: unknown, key = ''): number {
  if (typeof value === 'string') return EXPRESSION_KEYS.has(key) ? 1 : 0
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce((sum, [inner, one]) => sum + countExpressions(one, inner), 0)
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}
