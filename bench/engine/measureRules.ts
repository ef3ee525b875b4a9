import { createRequire } from 'node:module'
import type { ModuleSession } from '@pandok/module-engine'
import { median, rounded } from '../measure/statistics.ts'
import { peerVersion } from './installPeers.ts'
import { loadEngine } from './loadEngine.ts'
import {
  CEL_DOUBLE,
  expected,
  FHIRPATH,
  INPUTS,
  inputName,
  JSON_LOGIC,
  MODULES,
  moduleDefinition,
  RULES,
  startValue,
} from './plate.ts'

export interface RuleResult {
  engine: string
  rulesPerSecond: number
  numbers: string
}

const peers = createRequire(new URL('./peers/package.json', import.meta.url))
const TODAY = '2026-11-15'

const dataOf = (module: number): Record<string, number> =>
  Object.fromEntries(
    Array.from({ length: INPUTS }, (_, input) => [inputName(input), startValue(module, input)]),
  )

/** Evaluates the 80 rules once; returns how many were evaluated. */
type Round = (round: number) => number

/**
 * Measures rules without a screen, in this process. Every engine's results are first compared with those computed by
 * hand.
 */
export async function measureRules(): Promise<RuleResult[]> {
  const engine = await loadEngine()
  const data = Array.from({ length: MODULES }, (_, module) => dataOf(module))
  return [
    measure('Pandok, one edit at a time', 'exact', ourEdits(engine)),
    measure('Pandok, everything anew', 'exact', ourSessions(engine)),
    measure(`cel-js ${peerVersion('@marcbachmann/cel-js')} alone`, 'binary', bareRules(celRules(), data)),
    measure(
      `json-logic-engine ${peerVersion('json-logic-engine')}, compiled`,
      'binary',
      bareRules(logicRules(), data),
    ),
    measure(`fhirpath ${peerVersion('fhirpath')}, compiled`, 'exact', bareRules(fhirpathRules(), data)),
  ]
}

type Engine = Awaited<ReturnType<typeof loadEngine>>

function compiled({ compileModule, readDefinition }: Engine) {
  return Array.from({ length: MODULES }, (_, module) => {
    const read = readDefinition(moduleDefinition(module))
    if (!read.ok) throw new Error(JSON.stringify(read.findings))
    return compileModule(read.definition)
  })
}

const texts = (data: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(data).map(([id, value]) => [id, String(value)]))

function check(module: number, session: ModuleSession): number {
  const computed = session.snapshot().computed
  const values = Object.values(dataOf(module))
  for (const rule of RULES.filter((each) => each.module === module))
    if (Number(computed[rule.index]?.value) !== expected(rule, values))
      throw new Error('A rule of ours is wrong.')
  return computed.length
}

/** Changes one input of each module, and reads the values that depend on it. */
function ourEdits(engine: Engine): Round {
  const sessions = compiled(engine).map((module, at) =>
    engine.openSession(module, { today: TODAY, entered: { values: texts(dataOf(at)) } }),
  )
  sessions.forEach((session, module) => void check(module, session))
  return (round) => {
    let evaluated = 0
    for (const session of sessions) {
      session.set({ id: 'i2' }, String(100 + (round % 97)))
      evaluated += session.snapshot().computed.length
    }
    return evaluated
  }
}

/** Opens a session with all its values, and reads all of its results. */
function ourSessions(engine: Engine): Round {
  const { openSession } = engine
  const modules = compiled(engine)
  const entered = modules.map((_, at) => ({ values: texts(dataOf(at)) }))
  modules.forEach((module, at) => {
    const own = entered[at]
    if (own) check(at, openSession(module, { today: TODAY, entered: own }))
  })
  return () =>
    modules.reduce((sum, module, at) => {
      const own = entered[at]
      return (
        sum + openSession(module, { today: TODAY, ...(own && { entered: own }) }).snapshot().computed.length
      )
    }, 0)
}

type BareRule = (data: Readonly<Record<string, number>>) => unknown

function bareRules(rules: readonly BareRule[], data: readonly Record<string, number>[]): Round {
  for (const rule of RULES) {
    const own = data[rule.module] ?? {}
    if (Number(rules[rule.index]?.(own)) !== expected(rule, Object.values(own)))
      throw new Error('A peer is wrong.')
  }
  return () => {
    for (const { module, index } of RULES) rules[index]?.(data[module] ?? {})
    return RULES.length
  }
}

function celRules(): BareRule[] {
  const { Environment } = peers('@marcbachmann/cel-js') as {
    Environment: new () => {
      registerVariable(name: string, type: string): unknown
      parse(source: string): BareRule
    }
  }
  const environment = new Environment()
  for (let input = 0; input < INPUTS; input += 1) environment.registerVariable(inputName(input), 'double')
  return CEL_DOUBLE.map((source) => environment.parse(source))
}

function logicRules(): BareRule[] {
  const { LogicEngine } = peers('json-logic-engine') as {
    LogicEngine: new () => { build(rule: object): BareRule }
  }
  const engine = new LogicEngine()
  return JSON_LOGIC.map((rule) => engine.build(rule))
}

function fhirpathRules(): BareRule[] {
  const fhirpath = peers('fhirpath') as { compile(path: string): (data: object) => readonly unknown[] }
  return FHIRPATH.map((path) => {
    const run = fhirpath.compile(path)
    return (data) => run(data)[0]
  })
}

const ROUND_MS = 400
const ROUNDS = 5

function measure(engine: string, numbers: string, round: Round): RuleResult {
  let at = 0
  const perSecond = (ms: number) => {
    const from = performance.now()
    let evaluated = 0
    while (performance.now() - from < ms) {
      evaluated += round(at)
      at += 1
    }
    return (evaluated / (performance.now() - from)) * 1000
  }
  perSecond(ROUND_MS)
  const rates = Array.from({ length: ROUNDS }, () => perSecond(ROUND_MS))
  return { engine, rulesPerSecond: rounded(median(rates), 0), numbers }
}
