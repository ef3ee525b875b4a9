import { describe, expect, it } from 'vitest'
import { specProblems } from './specProblems.ts'

const SPEC = '# Rules\n\n**X1** Missing is not zero.\n**X2** Rows are numbered.\nSee **X1**.\n'
const problems = (spec: string, ...tests: string[]) =>
  specProblems({
    path: 'packages/x/SPEC.md',
    spec,
    tests: new Map(tests.map((source, index) => [`packages/x/src/a${index}.test.ts`, source])),
  })

describe('specProblems', () => {
  it('finds nothing when a test quotes each rule', () => {
    expect(
      problems(SPEC, "it('X1 waits for what is missing', f)", "it.each(rows)('X2 numbers %s', f)"),
    ).toEqual([])
    expect(problems(SPEC, "it('X1, X2 hold together', f)")).toEqual([])
  })

  it('takes quotes from rows that name tests', () => {
    expect(problems(SPEC, "it.each([['X1', 1], ['X2', 2]])('%s holds for %d', f)")).toEqual([])
  })

  it('finds a rule that no test quotes', () => {
    expect(problems(SPEC, "it('X1 waits for what is missing', f)")).toEqual([
      'packages/x/SPEC.md: no test quotes X2',
    ])
  })

  it('does not count comments, nor mentions inside a sentence', () => {
    expect(problems(SPEC, "// X2\nit('X1 waits, unlike X2', f)")).toEqual([
      'packages/x/SPEC.md: no test quotes X2',
    ])
  })

  it('finds a quote of a rule that does not exist, with its place', () => {
    expect(problems(SPEC, "it('X1, X2 hold', f)\nit('X12 holds', f)")).toEqual([
      "packages/x/src/a0.test.ts:2 quotes X12, which packages/x/SPEC.md doesn't have",
    ])
  })

  it('leaves alone words that look like rules of another package', () => {
    expect(problems(SPEC, "it('X1, X2 hold', f)\nconst stage = 'T1'\nconst size = 'X3mm'")).toEqual([])
  })

  it('finds two rules with one number', () => {
    expect(problems(`${SPEC}**X2** Again.\n`, "it('X1, X2 hold', f)")).toEqual([
      'packages/x/SPEC.md: X2 is the number of two rules',
    ])
  })
})
