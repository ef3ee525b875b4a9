import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { RunWorkspacePage } from './pages/RunWorkspacePage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepLibraryPlate } from './people/keepLibraryPlate.ts'
import { keepPlate } from './people/keepPlate.ts'

const WIDE = { width: 1440, height: 900 }

test.beforeEach(async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(WIDE)
})

/** Fills in the open form by labels; long choices are lists. */
async function answer(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const group = form.getByRole('radiogroup', { name: label })
    const list = form.getByRole('combobox', { name: label })
    await expect(
      group
        .or(list)
        .or(form.getByRole('textbox', { name: label }))
        .first(),
    ).toBeVisible()
    if ((await group.count()) > 0) await group.getByRole('radio', { name: value, exact: true }).check()
    else if ((await list.count()) > 0) await choose(list, value)
    else await form.getByRole('textbox', { name: label }).fill(value)
  }
}

/** Options of a list are printed with their keys. */
async function choose(list: Locator, value: string): Promise<void> {
  const printed = await list.locator('option').allTextContents()
  await list.selectOption({
    label: printed.find((text) => text === value || text.endsWith(` ${value}`)) ?? value,
  })
}

async function write(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('form')).toBeHidden()
}

/** Copies everything, and resolves with the clipboard's content. */
async function copy(page: Page, workspace: RunWorkspacePage): Promise<string> {
  await page.keyboard.press('Control+Shift+C')
  await expect.poll(() => workspace.copied()).toContain('소견')
  return (await workspace.copied()).replaceAll('\r\n', '\n')
}

test('brain CT: a hemorrhage suppresses the normal sentences, and undo restores them', async ({
  context,
  page,
  pandok,
}) => {
  const { client } = await joinByWire(pandok.url)
  const plate = await keepLibraryPlate(client, 'neuro-ct')
  await enterAs(context, client)
  const workspace = new RunWorkspacePage(page)
  await workspace.open(plate)
  await page.keyboard.press('p')
  await expect.poll(() => workspace.sentences()).toContain('두개강 내 출혈 없음.')
  const normal = await workspace.sentences()
  expect(normal.at(-1)).toBe('급성 두개강 내 이상 소견 없음.')

  await page.keyboard.press('a')
  const form = page.getByRole('form')
  await answer(form, { 방향: '좌측', 부위: '기저핵', 크기: '4.1x2.8x3.5' })
  await write(page)
  await expect
    .poll(() => workspace.sentences())
    .toContain('좌측 기저핵에 4.1 × 2.8 × 3.5 cm 급성 뇌내출혈 있음.')
  const found = await workspace.sentences()
  expect(found).not.toContain('두개강 내 출혈 없음.')
  expect(found.at(-1)).toBe('좌측 기저핵의 급성 뇌내출혈, 4.1 × 2.8 × 3.5 cm.')
  // Replaced sentences are listed beside the report.
  await expect(page.getByText('빠진 정상 문장', { exact: false }).first()).toBeVisible()

  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await workspace.says(normal)
})

test('lumbar MR: two levels are two lines, and their conclusions a numbered list', {
  tag: '@release',
}, async ({ context, page, pandok }) => {
  const { client } = await joinByWire(pandok.url)
  const plate = await keepLibraryPlate(client, 'lumbar-spine-mr')
  await enterAs(context, client)
  const workspace = new RunWorkspacePage(page)
  await workspace.open(plate)
  await page.keyboard.press('p')
  await page.keyboard.press('a')
  const form = page.getByRole('form')
  await answer(form, { 분절: 'L4-5', 위치: '좌측 관절하' })
  await write(page)
  await page.keyboard.press('g')
  await answer(form, { 분절: 'L5-S1', '등급(Lee)': '고도(grade 3)' })
  await write(page)
  const copied = await copy(page, workspace)
  expect(copied).toContain(
    '\nL4-5: 좌측 관절하 추간판 돌출(protrusion).\nL5-S1: 고도의 중심 척추관 협착(Lee grade 3).\n',
  )
  expect(copied).toContain('나머지 분절에 의미 있는 추간판 탈출이나 협착 없음.')
  expect(copied).toContain(
    '결론\n1. L5-S1: 고도의 중심 척추관 협착(Lee grade 3).\n2. L4-5: 좌측 관절하 추간판 돌출(protrusion).',
  )
})

test('thyroid US: a K-TIRADS nodule replaces «no nodule», with its recommendation', {
  tag: '@release',
}, async ({ context, page, pandok }) => {
  const { client } = await joinByWire(pandok.url)
  const plate = await keepLibraryPlate(client, 'thyroid-us')
  await enterAs(context, client)
  const workspace = new RunWorkspacePage(page)
  await workspace.open(plate)
  await page.keyboard.press('p')
  await expect.poll(() => workspace.sentences()).toContain('갑상선 결절 없음.')
  await page.keyboard.press('a')
  const form = page.getByRole('form')
  await answer(form, { 위치: '우엽', 높이: '중부', 크기: '1.6x1.2x1.1', 구성: '고형', 에코: '저에코' })
  await answer(form, { '의심 소견 없음': '의심 소견 없음' })
  await write(page)
  const copied = await copy(page, workspace)
  expect(copied).toContain('우엽 중부에 1.6 × 1.2 × 1.1 cm 크기의 고형 저에코 결절 있음. 의심 소견 없음.')
  expect(copied).toContain(
    '결론\n우엽 중부 1.6 cm 결절, K-TIRADS 4(중간 의심).\n\n권고\n세침흡인검사를 권함.',
  )
  expect(copied).not.toContain('갑상선 결절 없음.')
})

test('an older plate, with plain blanks and brackets, is filled in and written as before', {
  tag: '@release',
}, async ({ context, page, pandok }) => {
  const { client } = await joinByWire(pandok.url)
  const plate = await keepPlate(client, {
    name: '예전 판',
    cells: [
      {
        id: 'n',
        position: 0,
        name: '결절',
        title: '결절',
        outputs: [
          {
            id: 'p',
            kind: 'phrase',
            section: 'findings',
            text: { ko: '{위치}에 {크기}[추정]의 결절을/를 봄.' },
          },
        ],
      },
    ],
    keyMap: { KeyN: 'n' },
  })
  await enterAs(context, client)
  const workspace = new RunWorkspacePage(page)
  await workspace.open(plate)
  await page.keyboard.press('n')
  await answer(page.getByRole('form'), { 위치: '우엽', 크기: '1.2 cm' })
  await write(page)
  await workspace.says(['우엽에 1.2 cm[추정]의 결절을/를 봄.'])
})
