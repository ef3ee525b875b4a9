import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { hardCoded } from './hardCoded.ts'
import { typedTemplates } from './typedTemplates.ts'
import { withProgram } from './withProgram.ts'

const folder = mkdtempSync(join(tmpdir(), 'words-'))
afterAll(() => rmSync(folder, { recursive: true }))

const KEYS = `type Key = 'ones.title' | 'a.one' | 'a.two' | 'a.three' | 'b.one.title' | 'b.two.title'
declare const text: (key: Key) => string
declare const one: 'one', some: 'one' | 'two', any: string\n`

mkdirSync(join(folder, 'src'))
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      jsx: 'preserve',
      types: [],
      lib: ['es2023'],
      target: 'es2023',
    },
    include: ['src'],
  }),
)

/** Returns the result of examining one source with the compiler. */
function compiled<Result>(source: string, look: Parameters<typeof withProgram<Result>>[1]): Result {
  writeFileSync(join(folder, 'src', 'a.tsx'), source)
  return withProgram(join(folder, 'tsconfig.json'), look)
}

const parsed = (program: Parameters<Parameters<typeof withProgram>[1]>[0]) =>
  program.parse(program.paths.find((path) => path.endsWith('/a.tsx')) ?? '')

const templates = (source: string) =>
  compiled(KEYS + source, (program) => typedTemplates(program, [parsed(program)]))

const wordsIn = (source: string) =>
  compiled(source, (program) => hardCoded(parsed(program)).map(({ line, words }) => `${line} ${words}`))

it('knows each key that a template can become', () => {
  const { whole, patterns } = templates('text(`a.${some}`); text(`b.${one}.title`); text(`${one}s.title`)')
  expect([...whole].sort()).toEqual(['a.one', 'a.two', 'b.one.title', 'ones.title'])
  expect(patterns).toEqual([])
})

it('knows what a key begins and ends with where anything may stand between', () => {
  const { whole, patterns } = templates('text(`b.${any}.title` as Key)')
  expect(whole.size).toBe(0)
  expect(patterns).toEqual([{ before: 'b.', after: '.title' }])
})

it('takes no notice of templates that nobody asks a catalogue for', () => {
  const { whole, patterns } = templates('export const address = `a.${any}`')
  expect([whole.size, patterns]).toEqual([0, []])
})

it.each([
  ['text between tags', 'const a = <p>\n  Hello\n</p>', '2 Hello'],
  ['a string between tags', `const a = <p>{'Hello'}</p>`, '1 Hello'],
  ['a string that may be shown', `const a = (b: boolean) => <p>{b ? 'Yes' : ''}</p>`, '1 Yes'],
  ['a part of a template', 'const a = (n: number) => <p>{`${n} files`}</p>', '1 files'],
  ['what stands in for nothing', `const a = (n?: string) => <p>{n ?? 'none'}</p>`, '1 none'],
  ['a label', 'const a = <button aria-label="Close" />', '1 Close'],
  ['a title', `const a = <p title={'More'} />`, '1 More'],
  ['a placeholder', 'const a = <input placeholder="Name" />', '1 Name'],
  ['the words of an image', 'const a = <img alt="A lung" src="x" />', '1 A lung'],
  ['a label of ours', 'const a = <Dialog closeLabel="Close" />', '1 Close'],
  ['letters of any script', 'const a = <p>안녕</p>', '1 안녕'],
])('finds %s', (_, source, found) => {
  expect(wordsIn(source)).toEqual([found])
})

it.each([
  ['signs', 'const a = <p>· 12 % — &nbsp;</p>'],
  ['what a catalogue says', `const a = <p title={text('a.one')}>{text('a.two')}</p>`],
  ['names of styles and kinds', `const a = <p className="flex" data-part="x" id={'y'} />`],
  ['a comparison', `const a = (b: string) => <p>{b === 'x' ? 1 : 2}</p>`],
  ['an empty description of an image', 'const a = <img alt="" src="x" />'],
])('takes no offence at %s', (_, source) => {
  expect(wordsIn(source)).toEqual([])
})
