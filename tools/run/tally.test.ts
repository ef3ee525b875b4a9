import { describe, expect, it } from 'vitest'
import { addTallies, closingLine, tallyPlaywright, tallyVitest } from './tally.mjs'

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] }
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }

describe('tallyVitest', () => {
  it('takes the counts of a good run', () => {
    expect(tallyVitest(vitest, 0)).toEqual({ passed: 5, failed: 0, skipped: 1 })
  })

  it('counts a file that could not be loaded as one failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
    ]
    expect(tallyVitest({ ...vitest, numFailedTests: 1, testResults }, 1).failed).toBe(2)
  })

  it('counts an error outside of every test as a failure', () => {
    expect(tallyVitest(vitest, 1)).toEqual({ passed: 5, failed: 1, skipped: 1 })
  })

  it('counts a run without a report as a failure, even if it ended quietly', () => {
    expect(tallyVitest(undefined, 0).failed).toBe(1)
    expect(tallyVitest(undefined, 139).failed).toBe(1)
  })
})

describe('tallyPlaywright', () => {
  it('takes the counts of a good run', () => {
    expect(tallyPlaywright(playwright, 0)).toEqual({ passed: 3, failed: 0, skipped: 0 })
  })

  it('counts unexpected and unloadable journeys as failures', () => {
    const report = { stats: { expected: 3, unexpected: 2, flaky: 0, skipped: 4 }, errors: [{}] }
    expect(tallyPlaywright(report, 1)).toEqual({ passed: 3, failed: 3, skipped: 4 })
  })

  it('counts what passed at the second try as passed: its name is told apart', () => {
    const report = { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 } }
    expect(tallyPlaywright(report, 0)).toEqual({ passed: 4, failed: 0, skipped: 0 })
  })

  it('counts a crash as a failure', () => {
    expect(tallyPlaywright(playwright, 1).failed).toBe(1)
    expect(tallyPlaywright(undefined, 1).failed).toBe(1)
  })
})

describe('closingLine', () => {
  it('sums up, and speaks of skipped tests only if there are any', () => {
    const sum = addTallies([
      { passed: 9, failed: 0, skipped: 0 },
      { passed: 5, failed: 1, skipped: 0 },
    ])
    expect(closingLine(sum)).toBe('14 passed, 1 failed')
    expect(closingLine({ ...sum, skipped: 2 })).toBe('14 passed, 1 failed, 2 skipped')
  })

  it('names what failed', () => {
    const sum = { passed: 1, failed: 2, skipped: 0 }
    expect(closingLine(sum, ['a', 'b'])).toBe('1 passed, 2 failed: a; b')
  })
})
