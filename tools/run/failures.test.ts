import { describe, expect, it } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs'

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

  it('are those of journeys, however deep they lie', () => {
    const spec = { title: 'a visitor joins', ok: false, file: 'joins.spec.ts', line: 7 }
    const inner = { title: 'inner', specs: [spec, { ...spec, title: 'fine', ok: true }] }
    expect(failuresOfPlaywright({ suites: [{ title: 'outer', suites: [inner] }] })).toEqual([
      'joins.spec.ts:7 › a visitor joins',
    ])
  })

  it('are none where there is no report', () => {
    expect([...failuresOfVitest(undefined), ...failuresOfPlaywright(undefined)]).toEqual([])
  })
})

function withFile(file: {
  name: string
  status: string
  assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[]
}) {
  return { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, testResults: [file] }
}
