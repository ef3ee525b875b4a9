import type { PhraseToken } from '@pandok/module-engine'
import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import type { Text } from '#platform/text/text.ts'
import { fieldMenuEntries, matching } from './fieldMenuEntries.ts'
import { particleTyping } from './particleTyping.ts'
import { particleWritten } from './particleWritten.ts'
import { textSlice } from './phraseClipboard.ts'
import { addOnly, changeOnly, spansAt } from './phraseCommands.ts'
import { docToPhrase, phraseToDoc } from './phraseDoc.ts'
import { tokenOf } from './phraseSchema.ts'
import { slashMenu, slashMenuKey } from './slashMenu.ts'

/** Starts with a sentence and the cursor at its end. */
function begin(phrase: PhraseToken[]): EditorState {
  const state = EditorState.create({
    doc: phraseToDoc(phrase),
    plugins: [slashMenu(), particleTyping(() => undefined)],
  })
  return state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)))
}

const type = (state: EditorState, letters: string): EditorState =>
  [...letters].reduce((now, letter) => now.apply(now.tr.insertText(letter)), state)

const said = (state: EditorState) => docToPhrase(state.doc)

describe('field menu', () => {
  it('opens at a slash that starts a word, and filters by what is typed after it', () => {
    expect(slashMenuKey.getState(type(begin(['크기 ']), '/size'))).toMatchObject({ query: 'size' })
    expect(slashMenuKey.getState(type(begin(['크기는']), '/크기'))).toMatchObject({ query: '크기' })
    expect(slashMenuKey.getState(type(begin([{ v: 'size' }]), '/'))).toMatchObject({ query: '' })
    expect(slashMenuKey.getState(type(begin([]), '/'))).toMatchObject({ query: '' })
  })

  it('treats fractions and «and/or» as text', () => {
    expect(slashMenuKey.getState(type(begin(['3']), '/4'))).toBeUndefined()
    expect(slashMenuKey.getState(type(begin(['and']), '/or'))).toBeUndefined()
  })

  it('closes when the slash is deleted, or on request', () => {
    const open = type(begin(['크기 ']), '/')
    const at = open.selection.from
    expect(slashMenuKey.getState(open.apply(open.tr.delete(at - 1, at)))).toBeUndefined()
    expect(slashMenuKey.getState(open.apply(open.tr.setMeta(slashMenuKey, 'close')))).toBeUndefined()
  })

  it('does not open beside a slash that already existed', () => {
    expect(slashMenuKey.getState(type(begin(['가 /']), ''))).toBeUndefined()
  })

  it('searches in every language, with matches at the start first', () => {
    const entries = fieldMenuEntries(
      {
        fields: [
          { id: 'wall', label: '벽', words: 'wall\n벽\nwall size' },
          { id: 'size_mm', label: '크기', words: 'size_mm\n크기\nsize\ngröße' },
        ].map((field) => ({
          ...field,
          source: 'input',
          kind: 'number',
          options: [],
          unit: undefined,
          decimals: undefined,
          group: undefined,
        })),
        partials: [],
        text: ((key: string) => key) as Text,
      },
      { locale: 'ko', isInRow: false },
    )
    expect(matching(entries, 'size').map(({ detail }) => detail)).toEqual(['size_mm', 'wall'])
    expect(matching(entries, 'Größe')).toHaveLength(1)
  })
})

describe('a particle typed after a field', () => {
  it.each([
    ['는 ', '은/는', ' '],
    ['을 ', '을/를', ' '],
    ['은(는) ', '은/는', ' '],
    ['(으)로 ', '으로/로', ' '],
    ['이다.', '이다/다', '.'],
    ['이며,', '이며/며', ','],
  ])('becomes one that follows the sound: %s', (typed, josa, rest) => {
    expect(said(type(begin([{ v: 'size' }]), typed))).toEqual([{ v: 'size' }, { josa }, rest])
  })

  it.each(['의 ', '이고서 ', ' 는 '])('stays text if it is not a particle: «%s»', (typed) => {
    expect(said(type(begin([{ v: 'size' }]), typed))).toEqual([{ v: 'size' }, typed])
  })

  it('stays text after a plain word', () => {
    expect(said(type(begin(['결절']), '은 '))).toEqual(['결절은 '])
  })

  it('is recognized in both of its forms, together and separately', () => {
    expect(particleWritten('가')).toBe('이/가')
    expect(particleWritten('이(가)')).toBe('이/가')
    expect(particleWritten('(으)로')).toBe('으로/로')
    expect(particleWritten('입니다')).toBeUndefined()
  })
})

describe('a condition on selected words', () => {
  const select = (state: EditorState, from: number, to: number) =>
    state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)))

  it('is added, changed and removed', () => {
    const first = select(begin(['크고 둥글다']), 1, 3)
    const under = first.apply(addOnly(first, 'size > 3', null))
    expect(said(under)).toEqual([{ when: 'size > 3', then: ['크고'] }, ' 둥글다'])
    const [span] = spansAt(under)
    if (!span) throw new Error('no condition found')
    const other = under.apply(changeOnly(under, span, { when: 'size > 5', otherwise: ['작고'] }))
    expect(said(other)).toEqual([{ when: 'size > 5', then: ['크고'], else: ['작고'] }, ' 둥글다'])
    const bare = under.apply(changeOnly(under, span, undefined))
    expect(said(bare)).toEqual(['크고 둥글다'])
  })

  it('keeps its nesting among others on the same words', () => {
    const both: PhraseToken[] = [{ when: 'a', then: [{ when: 'b', then: ['x'], else: ['y'] }] }]
    const state = select(begin(both), 1, 2)
    const outer = spansAt(state).find(({ when }) => when === 'a')
    if (!outer) throw new Error('no condition found')
    const next = state.apply(changeOnly(state, outer, { when: 'c', otherwise: null }))
    expect(said(next)).toEqual([{ when: 'c', then: [{ when: 'b', then: ['x'], else: ['y'] }] }])
  })
})

describe('a sentence from the clipboard', () => {
  it('has fields for {id} of known names, and breaks for line ends', () => {
    const slice = textSlice('크기 {size}\n{other}', (id) => id === 'size')
    const tokens: unknown[] = []
    slice.content.forEach((node) => {
      tokens.push(node.isText ? node.text : tokenOf(node))
    })
    expect(tokens).toEqual(['크기 ', { v: 'size' }, { br: 1 }, '{other}'])
  })
})
