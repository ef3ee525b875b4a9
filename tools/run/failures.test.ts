import { describe, expect, it } from 'vitest'
import {
  failuresOfPlaywright,
  failuresOfVitest,
  namesOrEnd,
  unsteadyOfPlaywright,
  unsteadyOfVitest,
} from './failures.mjs'

describe('the names of what failed', () => {
  it('are those of tests with the first line of the reason', () => {
    const file = {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        {
          status: 'failed',
          fullName: 'subtracts',
          failureMessages: ['expected 1 to be 2\n  at a.test.ts:3'],
        },
      ],
    }
    expect(failuresOfVitest(withFile(file))).toEqual(['a.test.ts › subtracts: expected 1 to be 2'])
  })

  it('are those of files that could not be loaded', () => {
    const file = {
      name: 'b.test.ts',
      status: 'failed',
      message: 'Cannot find c.ts\nstack',
      assertionResults: [],
    }
    expect(failuresOfVitest(withFile(file))).toEqual(['b.test.ts: Cannot find c.ts'])
  })

  it('are those of journeys with the first line of the reason, however deep they lie', () => {
    const error = { message: '\u001b[31mError: still hidden\u001b[39m\n  at joins.spec.ts:9' }
    const failed = spec('a visitor joins', false, { status: 'unexpected', results: [{ error }] })
    const inner = { title: 'inner', specs: [failed, spec('fine', true, { status: 'expected' })] }
    expect(failuresOfPlaywright({ suites: [{ title: 'outer', suites: [inner] }] })).toEqual([
      'joins.spec.ts:7 › a visitor joins: Error: still hidden',
    ])
  })

  it('are told apart from those of tests that passed at the second try', () => {
    const adds = { status: 'passed', fullName: 'adds' }
    const meets = { status: 'passed', fullName: 'meets', failureMessages: ['two at once\n  at c.test.ts:3'] }
    const report = withFile({ name: 'c.test.ts', status: 'passed', assertionResults: [adds, meets] })
    expect(failuresOfVitest(report)).toEqual([])
    expect(unsteadyOfVitest(report)).toEqual(['c.test.ts › meets: two at once'])
  })

  it('are told apart from those of journeys that passed at the second try', () => {
    const results = [{ error: { message: 'too late' } }, {}]
    const report = { suites: [{ title: '', specs: [spec('waits', true, { status: 'flaky', results })] }] }
    expect(failuresOfPlaywright(report)).toEqual([])
    expect(unsteadyOfPlaywright(report)).toEqual(['joins.spec.ts:7 › waits: too late'])
  })

  it('are none where there is no report', () => {
    expect([...failuresOfVitest(undefined), ...failuresOfPlaywright(undefined)]).toEqual([])
  })
})

describe('namesOrEnd', () => {
  const step = { name: 'unit node', ok: false, exitCode: 1, seconds: 1, output: '' }

  it('gives names where there are any', () => {
    expect(namesOrEnd(['a.test.ts › adds'], step)).toEqual(['a.test.ts › adds'])
    expect(namesOrEnd([], { ...step, ok: true, exitCode: 0 })).toEqual([])
  })

  it('tells of the error that no test has met', () => {
    const output =
      '\u001b[31mUnhandled Rejection\u001b[39m\nTypeError: nothing to read\n  at a.ts:3\nFound in a.test.ts'
    expect(namesOrEnd([], { ...step, output })).toEqual([
      'unit node ended with 1: TypeError: nothing to read',
    ])
  })

  it('tells of a process that a signal ended, with a word or without', () => {
    const killed = { ...step, signal: 'SIGABRT', output: 'FATAL ERROR: Reached heap limit\n 1: 0xb8' }
    expect(namesOrEnd([], killed)).toEqual(['unit node ended by SIGABRT: FATAL ERROR: Reached heap limit'])
    expect(namesOrEnd([], { ...step, signal: 'SIGKILL' })).toEqual([
      'unit node ended by SIGKILL: no word of why',
    ])
  })
})

function spec(
  title: string,
  ok: boolean,
  test: { status: string; results?: { error?: { message: string } }[] },
) {
  return { title, ok, file: 'joins.spec.ts', line: 7, tests: [test] }
}

function withFile(file: {
  name: string
  status: string
  assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[]
}) {
  return { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, testResults: [file] }
}
