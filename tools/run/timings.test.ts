import { describe, expect, it } from 'vitest'
import { byProject, describeTimings, timingsOfPlaywright, timingsOfVitest } from './timings.mjs'

const file = (name: string, seconds: number) => ({
  name: `/r/${name}`,
  startTime: 1000,
  endTime: 1000 + seconds * 1000,
})

describe('the time of a run', () => {
  it('is told of each test file by its path in the repository', () => {
    expect(timingsOfVitest({ testResults: [file('tools/a.test.ts', 2)] }, '/r')).toEqual([
      { name: 'tools/a.test.ts', seconds: 2 },
    ])
    expect(timingsOfVitest(undefined, '/r')).toEqual([])
  })

  it('is told of each journey with all of its tries, however deep it lies', () => {
    const tests = [{ results: [{ duration: 1500 }, { duration: 500 }] }]
    const specs = [{ title: 'works', file: 'a.spec.ts', tests }]
    expect(timingsOfPlaywright({ suites: [{ suites: [{ specs }] }] })).toEqual([
      { name: 'a.spec.ts › works', seconds: 2 },
    ])
  })

  it('is added up by package, program or folder', () => {
    const files = ['apps/web/src/a.test.ts', 'tools/x/b.test.ts', 'apps/web/src/c.test.ts'].map(
      (name, index) => ({
        name,
        seconds: index + 1,
      }),
    )
    expect(byProject(files)).toEqual([
      { name: 'apps/web', seconds: 4 },
      { name: 'tools', seconds: 2 },
    ])
  })

  it('closes with the parts, the projects and the ten slowest of each', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      name: `apps/web/${index}.test.ts`,
      seconds: index,
    }))
    const lines = describeTimings([{ name: 'unit', seconds: 66 }], many, [])
    expect(lines[0]).toBe('Where the time went (66 s):')
    expect(lines).toContain('     66.0 s  apps/web')
    expect(lines.filter((line) => line.endsWith('.test.ts'))).toHaveLength(10)
    expect(lines).not.toContain('The slowest journeys:')
  })
})
