import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRepository } from '../build/repository.mjs'
import { deadAnchors, headingAnchors } from './deadAnchors.ts'

const markdownIn = (folder: string, recursive: boolean) =>
  readdirSync(inRepository(folder), { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => (folder === '.' ? name : `${folder}/${name}`).replaceAll('\\', '/'))

describe('deadAnchors', () => {
  it('finds none in our documents', () => {
    const paths = [...markdownIn('.', false), ...markdownIn('docs', true)]
    const documents = new Map(paths.map((path) => [path, readFileSync(inRepository(path), 'utf8')]))
    expect(documents.size).toBeGreaterThan(30)
    expect(deadAnchors(documents)).toEqual([])
  })

  it('names places as GitHub does, in any script, and numbers those that come twice', () => {
    expect([
      ...headingAnchors("# Who may import whom?\n## 모듈 양식을 채울 때\n## A module's form\n# A\n# A"),
    ]).toEqual(['who-may-import-whom', '모듈-양식을-채울-때', 'a-modules-form', 'a', 'a-1'])
  })

  it('looks in the document that a link leads to, and not into code', () => {
    const documents = new Map([
      ['docs/a.md', '# A\n[b](sub/b.md#here) [c](sub/b.md#gone) [d](#a) [e](#b) [f](https://x.example/y#z)'],
      ['docs/sub/b.md', '```\n# gone\n```\n# Here'],
    ])
    expect(deadAnchors(documents)).toEqual([
      'docs/a.md leads to #gone of docs/sub/b.md, which has no such heading',
      'docs/a.md leads to #b of docs/a.md, which has no such heading',
    ])
  })
})
