import { describe, expect, it } from 'vitest'
import { scanImports } from './scanImports.ts'

const specifiers = (source: string) => scanImports(source).map(({ specifier }) => specifier)

describe('scanImports', () => {
  it('finds every form of import and re-export', () => {
    const source = `
      import 'side-effect'
      import whole from "default"
      import * as all from 'namespace'
      import both, { one, type Two as Three } from 'named'
      import type { Only } from 'types'
      import {
        far,
      } from 'over-lines'
      export { one } from 'again'
      export * from 'star'
      export * as named from 'star-as'
      export type { Only } from 'type-again'
      const lazy = () => import('lazy')
      const commented = import(/* chunk */ 'lazy-commented')
      type Inner = import('inner').Type`
    expect(specifiers(source)).toEqual([
      'side-effect',
      'default',
      'namespace',
      'named',
      'types',
      'over-lines',
      'again',
      'star',
      'star-as',
      'type-again',
      'lazy',
      'lazy-commented',
      'inner',
    ])
  })

  it('tells where everything is passed on without being named', () => {
    const source = "export * from 'a'\nexport type * from 'b'\nexport * as c from 'c'\nexport { d } from 'd'"
    expect(
      scanImports(source).flatMap(({ specifier, passesAllOn }) => (passesAllOn ? specifier : [])),
    ).toEqual(['a', 'b'])
  })

  it('tells the line and whether only types are meant', () => {
    expect(scanImports("\nimport type { A } from 'a'\nimport { type B } from 'b'")).toEqual([
      { specifier: 'a', line: 2, typeOnly: true, passesAllOn: false },
      { specifier: 'b', line: 3, typeOnly: false, passesAllOn: false },
    ])
  })

  it('finds what tests mock', () => {
    expect(specifiers("vi.mock('#rpc/call.ts'); await vi.importActual<typeof X>('x'); mock('no')")).toEqual([
      '#rpc/call.ts',
      'x',
    ])
  })

  it('reads no import out of comments, strings, templates or regular expressions', () => {
    const source = [
      "// import 'a'",
      "/* import 'b'\n import 'c' */",
      'const s = "import \'d\'"',
      "const t = `import 'e' ${`import 'f'`} import 'g'`",
      "const r = /import 'h'/g",
      'const q = /[\'"`]/ ',
      "import 'real'",
    ].join('\n')
    expect(specifiers(source)).toEqual(['real'])
  })

  it('finds imports inside a template placeholder and goes on reading text after it', () => {
    expect(specifiers("const t = `${await import('a')} import 'b' ${{ x: {} }}`; import('c')")).toEqual([
      'a',
      'c',
    ])
  })

  it('is not led astray by quotes and slashes in JSX', () => {
    const source = `
      const Part = () => <p title="it's">Don't say "hi</p>
      const half = total / 2 / count
      const Lazy = lazy(() => import('./Screen.tsx'))`
    expect(specifiers(source)).toEqual(['./Screen.tsx'])
  })

  it('leaves alone what only looks like an import', () => {
    const source = `
      const url = import.meta.url
      export const from = 'not-a-module'
      export { url }
      const object = { import: 'x' }
      store.import('y')
      export type Name = 'text'
      Array.from('abc')`
    expect(specifiers(source)).toEqual([])
  })

  it('keeps counting lines through comments and templates', () => {
    expect(scanImports("/*\n\n*/ `\n` ; import 'x'")).toEqual([
      { specifier: 'x', line: 4, typeOnly: false, passesAllOn: false },
    ])
  })
})
