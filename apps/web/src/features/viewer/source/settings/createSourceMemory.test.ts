import { describe, expect, it } from 'vitest'
import { memoryStorage } from '#platform/storage/browserStorage.ts'
import { createSourceMemory } from './createSourceMemory.ts'

const source = (id: string, keepsToken: boolean) => ({
  id,
  name: `PACS ${id}`,
  address: 'https://pacs.example/dicom-web',
  token: `secret-${id}`,
  keepsToken,
  findsReports: true,
})

function places() {
  const [kept, session] = [memoryStorage(), memoryStorage()]
  const memoryOf = (owner: string, passing = session) => createSourceMemory({ kept, session: passing, owner })
  return { kept, memoryOf }
}

describe('image servers of a member', () => {
  it('are stored with their tokens, or with tokens for this window only', () => {
    const { kept, memoryOf } = places()
    memoryOf('kim').write([source('a', true), source('b', false)])
    expect(memoryOf('kim').read()).toEqual([source('a', true), source('b', false)])
    expect(kept.getItem('pandok.viewer.sources')).not.toContain('secret-b')
    const later = memoryOf('kim', memoryStorage()).read()
    expect(later.map(({ token }) => token)).toEqual(['secret-a', ''])
  })

  it('are separate for each member of the same browser, and not overwritten by another member’s', () => {
    const { memoryOf } = places()
    memoryOf('kim').write([source('a', true)])
    expect(memoryOf('lee').read()).toEqual([])
    memoryOf('lee').write([source('b', true)])
    expect(memoryOf('kim').read()).toEqual([source('a', true)])
  })

  it('receive no patient’s number unless the member has chosen that, including those stored before the choice existed', () => {
    const { kept, memoryOf } = places()
    const { findsReports: _, ...before } = source('a', true)
    kept.setItem('pandok.viewer.sources', JSON.stringify([{ ...before, owner: 'kim' }]))
    expect(memoryOf('kim').read()).toEqual([{ ...before, findsReports: false }])
  })

  it('are empty if the storage contains something else', () => {
    for (const text of ['', '{', '7', '[null, 3, {"id": 1}]', JSON.stringify([{ ...source('a', true) }])]) {
      const { kept, memoryOf } = places()
      kept.setItem('pandok.viewer.sources', text)
      expect(memoryOf('kim').read()).toEqual([])
    }
    const { kept, memoryOf } = places()
    const evil = { ...source('a', true), owner: 'kim', address: 'http://evil.example' }
    kept.setItem('pandok.viewer.sources', JSON.stringify([evil]))
    expect(memoryOf('kim').read()).toEqual([])
  })
})
