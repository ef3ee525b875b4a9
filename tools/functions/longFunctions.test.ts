import { describe, expect, it } from 'vitest'
import { longFunctions } from './longFunctions.ts'

const lines = (count: number) => Array.from({ length: count }, (_, at) => `  call(${at})`).join('\n')

describe('longFunctions', () => {
  it('counts the first and the last line, so that one of the limit passes', () => {
    expect(longFunctions('a.ts', `function fits() {\n${lines(3)}\n}\n`, 5)).toEqual([])
    expect(longFunctions('a.ts', `function tooLong() {\n${lines(4)}\n}\n`, 5)).toEqual([
      { path: 'a.ts', name: 'tooLong', lines: 6 },
    ])
  })

  it('names arrows by their constant, methods by their key and callbacks by what they are given to', () => {
    const source = [
      `export const arrow = () => {\n${lines(4)}\n}`,
      `const made = { method() {\n${lines(4)}\n} }`,
      `useEffect(() => {\n${lines(4)}\n}, [])`,
    ].join('\n')
    expect(longFunctions('a.ts', source, 5).map(({ name }) => name)).toEqual(['arrow', 'method', 'useEffect'])
  })

  it('finds one inside another', () => {
    const source = `function outer() {\n  function inner() {\n${lines(4)}\n  }\n}\n`
    expect(longFunctions('a.ts', source, 5)).toEqual([
      { path: 'a.ts', name: 'outer', lines: 8 },
      { path: 'a.ts', name: 'inner', lines: 6 },
    ])
  })

  it('reads components with their markup', () => {
    const source = `export function View() {\n  return (\n    <p>\n      {'}'}\n    </p>\n  )\n}\n`
    expect(longFunctions('View.tsx', source, 5)).toEqual([{ path: 'View.tsx', name: 'View', lines: 7 }])
  })
})
