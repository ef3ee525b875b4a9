import type { ReportSection } from '@pandok/domain'
import {
  type Computed,
  completionsAt,
  emptyDefinition,
  type InputKind,
  type PhraseToken,
  proveTable,
  runTests,
  scopeOf,
} from '@pandok/module-engine'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EditorState, TextSelection } from 'prosemirror-state'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useText } from '#platform/text/text.ts'
import { textStore } from '#platform/text/textStore.ts'
import { writeCondition } from '#shared/conditions/condition.ts'
import { namedFields } from '#shared/conditions/namedFields.ts'
import { optionsFromLines } from '../inputs/optionsFromLines.ts'
import { useInput } from '../inputs/useInput.ts'
import { useInputActions } from '../inputs/useInputActions.ts'
import { useLabelChange } from '../inputs/useLabelChange.ts'
import { useOption } from '../inputs/useOption.ts'
import { fieldMenuEntries, matching } from '../phrases/fieldMenuEntries.ts'
import { particleTyping } from '../phrases/particleTyping.ts'
import { docToPhrase, phraseToDoc } from '../phrases/phraseDoc.ts'
import { nodeOf } from '../phrases/phraseSchema.ts'
import { slashMenu, slashMenuKey } from '../phrases/slashMenu.ts'
import { createModuleEditor } from '../state/createModuleEditor.ts'
import { examine } from '../state/examine.ts'
import type { ModuleEditor } from '../state/ModuleEditor.ts'
import { ModuleEditorContext } from '../state/useEditor.ts'
import { createTable } from '../tables/createTable.ts'
import { pasteCells } from '../tables/pasteCells.ts'
import { ReaderOffer } from '../tables/ReaderOffer.tsx'
import { renameResult } from '../tables/renameTable.ts'
import { rowForExample } from '../tables/rowForExample.ts'
import { addColumn, changeColumn, insertRow, setResult } from '../tables/tableEdits.ts'
import { useTable } from '../tables/useTable.ts'
import { expectationOf, observe } from '../test/expectationOf.ts'
import { givenOf } from '../test/givenOf.ts'
import { useSavedTestActions } from '../test/useSavedTestActions.ts'
import { useTestSession } from '../test/useTestSession.ts'
import { addLevelTable, readLevelRanges } from '../values/levelTable.ts'
import { scoreBounds, scoreOf, scoreParts, withPoints } from '../values/score.ts'
import { useComputed } from '../values/useComputed.ts'
import { useComputedActions } from '../values/useComputedActions.ts'
import { ADVICE, FEATURES, FOCI, MANAGEMENT, NODULES, type Nodule, ONE_POINT, sentencesOf } from './tirads.ts'

const TODAY = '2027-03-01'

let editor: ModuleEditor

beforeEach(async () => {
  await textStore.show('ko')
  const head = { name: 'ACR TI RADS', section: '', modality: '', type: '', note: '' }
  editor = createModuleEditor({ head, definition: emptyDefinition() }, { examine })
})
afterEach(cleanup)

const definition = () => editor.read().definition
const found = <T,>(value: T | undefined): T => {
  if (value === undefined) throw new Error('It is not there.')
  return value
}

/** Mounts a hook and acts on it as a panel of the editor would. */
function using<Hook, Result>(hook: () => Hook, does: (hook: Hook) => Result): Result {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ModuleEditorContext value={editor}>{children}</ModuleEditorContext>
  )
  const { result, unmount } = renderHook(hook, { wrapper })
  const outcomes: Result[] = []
  act(() => void outcomes.push(does(result.current)))
  unmount()
  return outcomes[0] as Result
}

const inputIndex = (label: string) => definition().inputs.findIndex((input) => input.label?.ko === label)
const inputOf = (label: string) => found(definition().inputs[inputIndex(label)])
const optionOf = (label: string, answer: string) => {
  const input = inputOf(label)
  return found('options' in input ? input.options.find((option) => option.label.ko === answer) : undefined)
}
const computedOf = (label: string) => found(definition().computed.find((value) => value.label?.ko === label))

function addInput(kind: InputKind, label: string): number {
  using(useInputActions, ({ add }) => add(kind))
  const index = found(editor.read().selected).index
  using(
    () => useLabelChange(index),
    (change) => change({ ko: label }),
  )
  return index
}

function makeInputs(): void {
  for (const { label, answers } of FEATURES) {
    const index = addInput('choice', label)
    const lines = answers.map(([answer]) => answer).join('\n')
    using(
      () => useInput(index),
      ({ input, set }) => {
        if (input?.kind === 'choice') set({ ...input, options: optionsFromLines(lines, 'ko') }, 'options')
      },
    )
  }
  for (const [at, [answer, , english]] of FEATURES[0].answers.entries())
    using(
      () => useOption(inputIndex('구성'), at),
      ({ setLabel }) => setLabel({ ko: answer, en: english }),
    )
  for (const [label] of FOCI) {
    const index = addInput('bool', label)
    using(
      () => useInput(index),
      ({ input, set }) => {
        if (input?.kind === 'bool') set({ ...input, default: false }, 'default')
      },
    )
  }
  const size = addInput('number', '최대 직경')
  using(
    () => useInput(size),
    ({ input, set }) => {
      if (input?.kind === 'number') set({ ...input, unit: 'cm', min: '0.1', max: '15' }, 'unit')
    },
  )
}

function addValue(kind: 'score' | 'expr', label: string, more: (value: Computed) => Partial<Computed>): void {
  using(useComputedActions, ({ add }) => add(kind))
  const { index } = found(editor.read().selected)
  using(
    () => useComputed(index),
    ({ computed, set }) => {
      if (computed) set({ ...computed, label: { ko: label }, kind: 'integer', ...more(computed) }, 'label')
    },
  )
}

function makeScore(): void {
  addValue('score', '특징 점수', () => ({}))
  for (const { label, answers } of FEATURES)
    for (const [answer, points] of answers)
      editor.change((now) => withPoints(now, inputOf(label).id, optionOf(label, answer).id, points))
  for (const [label, points] of FOCI)
    editor.change((now) => withPoints(now, inputOf(label).id, 'true', points))
}

/** Types a formula; each word in braces is chosen from the suggestions for it. */
function typeFormula(source: string): string {
  return source.split(/(\{[^}]+\})/u).reduce((typed, part) => {
    const word = /^\{(.+)\}$/u.exec(part)?.[1]
    if (word === undefined) return typed + part
    const suggestions = completionsAt(typed + word, typed.length + word.length, scopeOf(definition()))
    return typed.slice(0, found(suggestions).from) + found(suggestions?.items[0]).insert
  }, '')
}

function makeTotal(): void {
  addValue('expr', '점수', () => ({
    expr: typeFormula('{구성} == {낭성} || {구성} == {스펀지} ? 0 : {특징}'),
  }))
}

const tableAt = (index: number) => using(() => useTable(index), found)
const proofOf = (index: number) => proveTable(definition(), found(definition().tables[index]).id)

function closeGap(index: number): void {
  const { change, fields } = tableAt(index)
  const gap = found(proofOf(index).gaps[0])
  change((now) => insertRow(now, now.rows.length, rowForExample(now, fields, gap)))
}

function makeLevels(): void {
  const cells = readLevelRanges('0 | 2 | 3 | 4–6 | ≥7').map(found)
  const levels = cells.map((cell, at) => ({ cell, name: `TR${at + 1}` }))
  editor.change((now) => addLevelTable(now, computedOf('점수').id, levels))
}

async function makeManagement(): Promise<void> {
  editor.change((now) => ({ ...now, tables: [...now.tables, found(createTable(now))] }))
  editor.change((now) => renameResult(now, found(now.tables[1]).id, 'result', 'rec'))
  const { change } = tableAt(1)
  change((now) => addColumn(changeColumn(now, 0, 'level'), inputOf('최대 직경').id))
  render(
    <ModuleEditorContext value={editor}>
      <ReaderOffer table={found(definition().tables[1])} />
    </ModuleEditorContext>,
  )
  await userEvent.click(screen.getByRole('button'))
  const options = ADVICE.map(([id, ko, en]) => ({ id, label: { ko, en } }))
  using(
    () => useComputed(3),
    ({ computed, set }) => set({ ...found(computed), options }, 'options'),
  )
  const { fields, options: known } = tableAt(1)
  change((now) => {
    const { table, unread } = pasteCells(now, { row: 0, column: 0 }, MANAGEMENT, { fields, options: known })
    expect(unread).toBe(0)
    return table
  })
}

/** Types a sentence; `{label}` is inserted with a slash and the first match of the menu. */
function typeSentence(sentence: string, locale: 'ko' | 'en'): PhraseToken[] {
  const text = renderHook(useText).result.current
  const fields = namedFields(definition(), 'ko')
  const entries = fieldMenuEntries({ fields, partials: [], text }, { locale, isInRow: false })
  const empty = EditorState.create({
    doc: phraseToDoc([]),
    plugins: [slashMenu(), particleTyping(() => undefined)],
  })
  const begun = empty.apply(empty.tr.setSelection(TextSelection.atEnd(empty.doc)))
  const type = (state: EditorState, letters: string) =>
    [...letters].reduce((now, letter) => now.apply(now.tr.insertText(letter)), state)
  const written = sentence.split(/(\{[^}]+\})/u).reduce((state, part) => {
    const word = /^\{(.+)\}$/u.exec(part)?.[1]
    if (word === undefined) return type(state, part)
    const asked = type(state, `/${word}`)
    const { from, query } = found(slashMenuKey.getState(asked))
    const { token } = found(matching(entries, query)[0])
    return asked.apply(asked.tr.replaceWith(from, asked.selection.head, nodeOf(token)))
  }, begun)
  return docToPhrase(written.doc)
}

function makeSentences(): void {
  const add = (section: ReportSection, ko: string, en: string, when?: string) =>
    editor.change((now) => {
      const id = `sentence_${now.outputs.length + 1}`
      const body = { ko: typeSentence(ko, 'ko'), en: typeSentence(en, 'en') }
      return {
        ...now,
        outputs: [...now.outputs, { id, section, body, ...(when === undefined ? {} : { when }) }],
      }
    })
  add(
    'findings',
    '최대 직경 {최대 직경}의 {구성} 결절이 있음.',
    '{문장 첫머리} {구성} nodule measuring {최대 직경}.',
  )
  add('impression', 'ACR TI-RADS {level}(으)로 분류됨 (총 {점수}점).', 'ACR TI-RADS {level} ({점수} points).')
  add('recommendation', '{rec}', '{rec}')
  const isOne = { field: computedOf('점수').id, comparison: 'eq', values: ['1'] } as const
  add('comment', ONE_POINT.korean, ONE_POINT.english, writeCondition({ join: 'all', terms: [isOne] }))
}

async function makeTirads(): Promise<void> {
  makeInputs()
  makeScore()
  makeTotal()
  makeLevels()
  closeGap(0)
  const { change } = tableAt(0)
  change((now) => setResult(now, now.rows.length - 1, 0, 'TR2'))
  await makeManagement()
  closeGap(1)
  tableAt(1).change((now) => setResult(now, now.rows.length - 1, 0, 'follow_1_3_5'))
  makeSentences()
  editor.examineNow()
}

const session = () => using(useTestSession, (tests) => found(tests.read()))

function fill({ features, foci, size }: Pick<Nodule, 'features' | 'foci' | 'size'>): void {
  const { session: filling } = session()
  const set = (label: string, value: string | boolean) => filling.set({ id: inputOf(label).id }, value)
  for (const [at, answer] of features.entries()) {
    const label = found(FEATURES[at]).label
    set(label, optionOf(label, answer).id)
  }
  for (const [focus] of FOCI) set(focus, foci.includes(focus))
  set('최대 직경', size)
}

const written = (locale: 'ko' | 'en') =>
  session()
    .session.outputs(locale)
    .flatMap(({ text }) => (text === null || text === '' ? [] : [text]))

it('the points of the features range from 0 to 17, and can be tried', () => {
  makeInputs()
  makeScore()
  const score = found(computedOf('특징 점수').score)
  const parts = scoreParts(score, definition().inputs)
  expect(scoreBounds(score, parts)).toEqual({ least: '0', greatest: '17' })
  const tried = (
    [
      ['구성', '고형'],
      ['에코', '저에코'],
      ['모양', '세로로 긴 모양'],
      ['경계', '매끈한 경계'],
    ] as const
  ).map(([label, answer]) => [inputOf(label).id, [optionOf(label, answer).id]] as const)
  expect(scoreOf(score, parts, Object.fromEntries(tried))).toBe('7')
})

it('a total that the chart omits is found, and one press adds its row', () => {
  makeInputs()
  makeScore()
  makeTotal()
  makeLevels()
  expect(proofOf(0).gaps).toEqual([{ [computedOf('점수').id]: '1' }])
  closeGap(0)
  expect(proofOf(0)).toMatchObject({ gaps: [], overlaps: [], unreachable: [], complete: true })
})

it('a range of sizes that a pasted table omits is found, and one press closes the whole gap', async () => {
  makeInputs()
  makeScore()
  makeTotal()
  makeLevels()
  await makeManagement()
  expect(proofOf(1).gaps).toEqual([{ level: 'TR3', [inputOf('최대 직경').id]: expect.anything() }])
  closeGap(1)
  expect(definition().tables[1]?.rows.at(-1)?.when).toEqual([
    { in: ['TR3'] },
    { range: ['1.5', '2.5', '[)'] },
  ])
  expect(proofOf(1)).toMatchObject({ gaps: [], overlaps: [], unreachable: [], complete: true })
})

it('ACR TI-RADS is built with the editor, and gives for each nodule the result of its authors', async () => {
  await makeTirads()
  expect(editor.read().findings.filter(({ level }) => level === 'error')).toEqual([])
  for (const nodule of NODULES) {
    fill(nodule)
    const { ko, en } = sentencesOf(nodule)
    expect(written('ko')).toEqual(ko)
    expect(written('en')).toEqual(en)
  }
})

it('each nodule is saved as a test, and all of them pass in a copy of the module', async () => {
  await makeTirads()
  for (const [at, nodule] of NODULES.entries()) {
    fill(nodule)
    const run = session()
    const given = givenOf(run.session.entered())
    const observed = observe(run.module, given, { today: TODAY, locales: ['ko', 'en'] })
    const kept = { values: true, rows: true, outputs: ['ko', 'en'], problems: true, checks: true } as const
    using(
      () => useSavedTestActions(run),
      ({ add }) => add({ name: `${at + 1}`, given, expect: expectationOf(observed, kept) }),
    )
    editor.examineNow()
  }
  const copy = examine(JSON.parse(JSON.stringify(definition())))
  const outcomes = runTests(found(copy.compiled), { today: TODAY })
  expect(outcomes).toHaveLength(NODULES.length)
  expect(outcomes.filter(({ passed }) => !passed)).toEqual([])
})

it('without a size there is a level but no recommendation', async () => {
  await makeTirads()
  const [first] = NODULES.filter(({ level }) => level === 'TR4')
  fill({ ...found(first), size: '' })
  expect(written('ko')).toContain('ACR TI-RADS TR4로 분류됨 (총 4점).')
  for (const [, advice] of ADVICE) expect(written('ko').join('\n')).not.toContain(advice)
})
