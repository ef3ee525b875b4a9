import type { LibraryEntry, LoadedPlate } from '@pandok/protocol'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearScreen } from '#testkit/showScreen.tsx'
import { chestPlate } from './testkit/chestPlate.ts'
import { frame, press, sentences, showWorkspace } from './testkit/showWorkspace.tsx'

const KEY_A = { key: 'a', code: 'KeyA', keyCode: 65 }
const COPY = { key: 'C', code: 'KeyC', keyCode: 67, ctrlKey: true, shiftKey: true }
const PREVIEW = { key: 'P', code: 'KeyP', keyCode: 80, ctrlKey: true, shiftKey: true }
const copied = vi.fn(async (_: string) => {})
let server: { stop(): void } | undefined

beforeEach(() => copied.mockReset())
afterEach(() => {
  server?.stop()
  clearScreen()
  localStorage.clear()
})

async function show(...args: Parameters<typeof showWorkspace>) {
  const workspace = await showWorkspace(...args)
  server = workspace.server
  const readText = async () => copied.mock.lastCall?.[0] ?? ''
  Object.assign(navigator.clipboard, { writeText: copied, readText })
  return workspace
}

/** Shows the workspace again, as on another day at the same computer. */
async function showAgain(...args: Parameters<typeof showWorkspace>) {
  const kept = Object.entries({ ...localStorage })
  clearScreen()
  for (const [name, value] of kept) localStorage.setItem(name, value)
  return show(...args)
}

const plateSaying = (text: Readonly<Record<string, string>>, more: Partial<LoadedPlate> = {}) =>
  chestPlate({
    cells: [
      {
        id: 'c0',
        position: 0,
        name: 'Lungs',
        title: 'Lungs',
        outputs: [
          { id: 'o1', kind: 'phrase', section: 'findings', text },
          {
            id: 'o2',
            kind: 'phrase',
            section: 'recommendation',
            text: { en: 'Follow-up is advised.', ko: '추적 검사를 권함.' },
          },
        ],
      },
    ],
    keyMap: { KeyA: 'c0' },
    modules: [],
    ...more,
  })

const dialog = (name: string) => screen.getByRole('dialog', { name })

it('previews with one key the text for the clipboard, with replaced characters marked', async () => {
  const { user } = await show(plateSaying({ en: 'Nodule ≥ 5 mm.' }))
  await press(KEY_A)
  await press(PREVIEW)
  const preview = dialog('Copy preview')
  const words = () => preview.querySelector('pre')?.textContent
  expect(words()).toBe('Findings\nNodule ≥ 5 mm.\n\nRecommendation\nFollow-up is advised.')
  await user.selectOptions(within(preview).getByRole('combobox', { name: 'Destination' }), 'ascii')
  expect(words()).toBe('FINDINGS:\r\nNodule >= 5 mm.\r\n\r\nRECOMMENDATION:\r\nFollow-up is advised.')
  expect(preview.querySelector('mark')?.textContent).toBe('>=')
  expect(within(preview).getByText('≥ → >=')).toBeTruthy()
  await user.click(within(preview).getByRole('button', { name: 'Copy' }))
  expect(copied).toHaveBeenCalledExactlyOnceWith(
    'FINDINGS:\r\nNodule >= 5 mm.\r\n\r\nRECOMMENDATION:\r\nFollow-up is advised.',
  )
})

it('copies nothing with lost characters until somebody has seen them', async () => {
  const { user } = await show(plateSaying({ en: '폐 clear.' }))
  await press(KEY_A)
  await press(PREVIEW)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Destination' }), 'ascii')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  await press(COPY)
  expect(copied).not.toHaveBeenCalled()
  const preview = dialog('Copy preview')
  expect(within(preview).getByRole('alert').textContent).toContain('폐')
  await user.click(within(preview).getByRole('button', { name: 'Copy with question marks' }))
  expect(copied.mock.lastCall?.[0]).toContain('? clear.')
})

it('writes sections in their own languages, and remembers them for the plate', async () => {
  const plate = plateSaying({ en: 'The lungs are clear.', ko: '폐는 깨끗함.' })
  const { user } = await show(plate)
  await press(KEY_A)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the report' }), 'more')
  const languages = dialog('Report languages')
  await user.selectOptions(within(languages).getByRole('combobox', { name: 'Recommendation' }), 'ko')
  await user.click(within(languages).getByRole('button', { name: 'Close' }))
  expect(sentences()).toEqual(['The lungs are clear.', '추적 검사를 권함.'])
  screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  await press(COPY)
  expect(copied).toHaveBeenCalledExactlyOnceWith('Findings\nThe lungs are clear.\n\n권고\n추적 검사를 권함.')
  await showAgain(plate)
  await press(KEY_A)
  expect(sentences()).toEqual(['The lungs are clear.', '추적 검사를 권함.'])
})

it('stores a destination of the member, which starts as a copy of the chosen one', async () => {
  const { user } = await show(plateSaying({ ko: '흉수 없음.' }), 'ko')
  await press(KEY_A)
  await user.click(screen.getByRole('button', { name: '판독문: 더 보기' }))
  await user.click(screen.getByRole('menuitem', { name: '복사 설정…' }))
  await user.click(screen.getByRole('button', { name: '복사할 곳 편집…' }))
  const edited = dialog('복사할 곳')
  await user.selectOptions(within(edited).getByRole('combobox', { name: '복사할 곳' }), 'cp949')
  await user.click(within(edited).getByRole('button', { name: '새로 만들기' }))
  const name = within(edited).getByRole('textbox', { name: '이름' })
  await user.clear(name)
  await user.type(name, '우리 병원')
  await user.selectOptions(within(edited).getByRole('combobox', { name: '부분 제목' }), 'brackets')
  await user.selectOptions(within(edited).getByRole('combobox', { name: '한국어 문장 끝' }), 'polite')
  await user.click(within(edited).getByRole('button', { name: '닫기' }))
  await showAgain(plateSaying({ ko: '흉수 없음.' }), 'ko')
  await press(KEY_A)
  await press(PREVIEW)
  expect(screen.getByRole('option', { name: '우리 병원', selected: true })).toBeTruthy()
  expect(document.querySelector('pre')?.textContent).toBe(
    '[소견]\r\n흉수 없습니다.\r\n\r\n[권고]\r\n추적 검사를 권합니다.',
  )
})

const entry: LibraryEntry = {
  slug: 'chest',
  edition: 1,
  specialty: 'radiology',
  regions: [],
  modalities: [],
  summary: '',
  changes: [],
}

it('ends sentences of the library’s modules as the plate’s do, but not those of a member’s own module', async () => {
  const advising = (more: Partial<LoadedPlate['modules'][number]>) =>
    chestPlate({
      cells: [
        {
          id: 'c0',
          position: 0,
          name: 'Nodule',
          title: 'Nodule',
          outputs: [{ id: 'o1', kind: 'module', section: 'auto', moduleId: 'nodule' }],
        },
      ],
      keyMap: { KeyA: 'c0' },
      modules: chestPlate().modules.map((module) => ({
        ...module,
        ...more,
        definition: {
          inputs: [],
          outputs: [{ id: 'advice', section: 'recommendation', body: { ko: ['조직검사를 권합니다.'] } }],
        },
      })),
    })
  await show(advising({ entry }), 'ko')
  await press(KEY_A)
  await press(PREVIEW)
  expect(document.querySelector('pre')?.textContent).toBe('권고\n조직검사를 권함.')
  await showAgain(advising({}), 'ko')
  await press(KEY_A)
  await press(PREVIEW)
  expect(document.querySelector('pre')?.textContent).toBe('권고\n조직검사를 권합니다.')
})

it('spells texts of the library as the member does, and nothing else', async () => {
  const said = { en: 'Hemorrhage.' }
  const { user } = await show(plateSaying(said, { entry }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the report' }), 'more')
  await user.click(screen.getByRole('radio', { name: /^British/u }))
  await showAgain(plateSaying(said, { entry }))
  await press(KEY_A)
  expect(sentences()[0]).toBe('Haemorrhage.')
  await showAgain(plateSaying(said))
  await press(KEY_A)
  await frame()
  expect(sentences()[0]).toBe('Hemorrhage.')
  await showAgain(plateSaying(said, { entry, ownWords: ['Hemorrhage.'] }))
  await press(KEY_A)
  await frame()
  expect(sentences()[0]).toBe('Hemorrhage.')
})
