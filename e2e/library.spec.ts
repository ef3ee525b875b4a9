import { readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@pandok/domain'
import type { Page } from '@playwright/test'
import { inRepository } from '../tools/build/repository.mjs'
import { inScope } from '../tools/run/testScope.mjs'
import { expect, test } from './fixtures.ts'
import { LibraryPage } from './pages/LibraryPage.ts'
import { RunDeskPage } from './pages/RunDeskPage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { examine } from './screens/examine.ts'
import { moveTo, untilSettled } from './screens/moveTo.ts'
import { tabTo } from './screens/tabTo.ts'

test.describe.configure({ mode: 'parallel' })

test('a module is found by a Japanese synonym, tried in two languages and taken', async ({
  page,
  context,
  pandok,
}) => {
  const { client } = await joinByWire(pandok.url)
  await enterAs(context, client)
  const library = new LibraryPage(page)
  await library.open('모듈')
  await library.search('甲状腺エコー')
  await expect(page).toHaveURL(/q=/u)
  await expect.poll(() => library.names()).toContain('ACR TI-RADS 갑상선 결절')
  await page.getByRole('combobox', { name: '부위' }).selectOption('chest')
  await expect(page.getByRole('heading', { name: '찾는 것이 없습니다' })).toBeVisible()
  await page.getByRole('combobox', { name: '부위' }).selectOption('neck')
  await page.getByText('영상의학', { exact: true }).click()
  await library.entry('ACR TI-RADS 갑상선 결절').click()

  await expect(page.getByRole('heading', { level: 1, name: 'ACR TI-RADS 갑상선 결절' })).toBeVisible()
  const notice = page.getByRole('note')
  await expect(notice).toContainText('자격 있는 의료진이 확인해야 하며 진단이 아닙니다')
  await expect(notice).toContainText('2017 white paper')
  await expect(notice.getByRole('link', { name: /Tessler/u })).toHaveAttribute(
    'href',
    /^https:\/\/doi\.org\//u,
  )

  // A cyst ends at 0 points. Millimetres are understood where centimetres are asked for.
  await page.getByRole('textbox', { name: /최대 지름/u }).fill('7 mm')
  await page.getByRole('radio', { name: /낭성\(거의 전부\)/u }).click()
  await page.getByRole('radio', { name: /무에코/u }).click()
  await page
    .getByRole('radio', { name: /평행\(가로가 긺\)/u })
    .first()
    .click()
  await page.getByRole('radio', { name: /매끈함/u }).click()
  await expect(page.getByText('갑상선 0.7 cm 결절: ACR TI-RADS TR1(0점).')).toBeVisible()
  await page.getByRole('combobox', { name: '판독문 언어' }).selectOption('de')
  await expect(page.getByText(/ACR TI-RADS TR1 \(0 Punkte\)/u)).toBeVisible()

  await page.getByRole('button', { name: '내 모듈에 담기' }).click()
  await expect(page.getByText('내 모듈에 담았습니다.')).toBeVisible()
  await page.getByRole('link', { name: '모듈 열기' }).click()
  await expect(page).toHaveURL(/\/program\/module\/mod_/u)
  await expect(page.getByRole('heading', { level: 1, name: /ACR TI.RADS/u })).toBeAttached()
  await expect(page.getByRole('note')).toContainText('진단이 아닙니다')

  // Who looks at it again is told so.
  await page.goto('/program/library?module=mod_lib_acr-tirads')
  await expect(page.getByText('이미 내 모듈에 담았습니다.')).toBeVisible()
})

/** Goes to a field of the last nodule by Tab, and answers it. */
async function answer(page: Page, input: string, keys: string) {
  const field = page.locator('[data-row]').last().locator(`[data-field^="${input}/"]`)
  await expect(field).toBeVisible()
  const wayTo = () =>
    field.evaluate((element) => {
      const from = document.activeElement ?? document.body
      if (element.contains(from)) return 'here'
      return from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Tab' : 'Shift+Tab'
    })
  for (let press = 0, way = await wayTo(); way !== 'here' && press < 60; press += 1, way = await wayTo()) {
    await page.keyboard.press(way)
  }
  expect(await wayTo(), input).toBe('here')
  await page.keyboard.type(keys)
}

/**
 * ACR TI-RADS: solid 2 + very hypoechoic 3 + taller than wide 3 + lobulated or irregular 2 + punctate foci 3 = 13, which
 * is TR5 (7 and more), aspirated from 1 cm. A cyst has 0 points, which is TR1.
 */
const ACR: readonly (readonly [input: string, keys: string])[][] = [
  [
    ['lobe', '1'],
    ['level', '2'],
    ['size_cm', '1.8'],
    ['composition', '4'],
    ['echogenicity', '4'],
    ['shape', '2'],
    ['margin', '3'],
    ['foci_punctate', 'y'],
  ],
  [
    ['lobe', '3'],
    ['size_cm', '0.7'],
    ['composition', '1'],
    ['echogenicity', '1'],
    ['shape', '1'],
    ['margin', '1'],
  ],
]

/** K-TIRADS: solid and hypoechoic with suspicious features is 5, with a biopsy above 1 cm; a pure cyst is 2. */
const KOREAN: readonly (readonly [input: string, keys: string])[][] = [
  [
    // The place is asked for once it is known that there is a nodule.
    ['pattern', '7'],
    ['lobe', '1'],
    ['level', '2'],
    ['size_cm', '1.8'],
    ['punctate_foci', 'y'],
    ['nonparallel', 'y'],
    ['irregular_margin', 'y'],
  ],
  [
    ['pattern', '2'],
    ['lobe', '3'],
    ['size_cm', '0.7'],
  ],
]

async function fillNodules(page: Page, cellKey: string, nodules: typeof ACR) {
  await page.keyboard.press(cellKey)
  await expect(page.getByRole('form')).toBeVisible()
  for (const [index, nodule] of nodules.entries()) {
    if (index > 0) await page.keyboard.press('Alt+Enter')
    await expect(page.locator('[data-row]')).toHaveCount(index + 1)
    for (const [input, keys] of nodule) await answer(page, input, keys)
  }
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('form')).toBeHidden()
}

/** The conclusions of the two modules, as the facts above have them. */
const CONCLUSIONS: Record<Locale, readonly string[]> = {
  ko: [
    '우엽 중부 1.8 cm 결절: ACR TI-RADS TR5(13점).\n협부 0.7 cm 결절: ACR TI-RADS TR1(0점).',
    '우엽 중부 1.8 cm 결절: K-TIRADS 5(악성 위험도 >60%).\n협부 0.7 cm 결절: K-TIRADS 2(악성 위험도 <3%).',
  ],
  en: [
    '1.8 cm nodule in the mid right lobe: ACR TI-RADS TR5 (13 points).\n0.7 cm nodule in the isthmus: ACR TI-RADS TR1 (0 points).',
    '1.8 cm nodule in the mid right lobe: K-TIRADS 5 (risk of malignancy >60%).\n0.7 cm nodule in the isthmus: K-TIRADS 2 (risk of malignancy <3%).',
  ],
  zh: [
    '右叶中部 1.8 cm 结节：ACR TI-RADS TR5（13 分）。\n峡部 0.7 cm 结节：ACR TI-RADS TR1（0 分）。',
    '右叶中部 1.8 cm 结节：K-TIRADS 5 类（恶性风险 >60%）。\n峡部 0.7 cm 结节：K-TIRADS 2 类（恶性风险 <3%）。',
  ],
  ja: [
    '右葉中部 1.8 cm の結節：ACR TI-RADS TR5（13 点）。\n峡部 0.7 cm の結節：ACR TI-RADS TR1（0 点）。',
    '右葉中部 1.8 cm の結節：K-TIRADS 5（悪性の危険度 >60%）。\n峡部 0.7 cm の結節：K-TIRADS 2（悪性の危険度 <3%）。',
  ],
  de: [
    '1,8 cm großer Knoten im rechten Lappen mittig: ACR TI-RADS TR5 (13 Punkte).\n0,7 cm großer Knoten im Isthmus: ACR TI-RADS TR1 (0 Punkte).',
    '1,8 cm großer Knoten im rechten Lappen mittig: K-TIRADS 5 (Malignitätsrisiko >60%).\n0,7 cm großer Knoten im Isthmus: K-TIRADS 2 (Malignitätsrisiko <3%).',
  ],
}

/** As much of the advice as the guidelines decide: aspiration of the solid nodule, biopsy of it, nothing for the cyst. */
const ADVICE: Record<Locale, readonly RegExp[]> = {
  ko: [/1\.8 cm 결절: 세침흡인검사를 권합니다\./u, /1\.8 cm 결절: 조직검사를 권합니다\./u],
  en: [/mid right lobe: Fine-needle aspiration is suggested\./u, /mid right lobe: Biopsy is suggested\./u],
  zh: [/1\.8 cm 结节：建议细针穿刺。/u, /1\.8 cm 结节：建议活检。/u],
  ja: [/1\.8 cm の結節：穿刺吸引細胞診が勧められます。/u, /1\.8 cm の結節：生検が勧められます。/u],
  de: [/mittig: Feinnadelpunktion empfohlen\./u, /mittig: Biopsie empfohlen\./u],
}

test('a new member takes the thyroid plate with one press and reports two nodules by keyboard in five languages', async ({
  page,
  context,
  pandok,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1600, height: 1000 })
  const { client } = await joinByWire(pandok.url)
  await client.call('user-update', { major: 'radiology' })
  await enterAs(context, client)
  await page.goto('/program/plate')
  await expect(page.getByRole('heading', { level: 2, name: '갑상선 초음파' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: '담고 바로 쓰기' }))
  await page.keyboard.press('Enter')

  const desk = new RunDeskPage(page)
  await desk.ready()
  await expect(page).toHaveURL(/\/program\/preview\?plate=pla_(?!lib_)/u)
  await fillNodules(page, 's', ACR)
  await fillNodules(page, 'a', KOREAN)

  const language = desk.report.getByRole('combobox', { name: '판독문 언어' })
  const written = new Map<Locale, string[]>()
  for (const locale of LOCALES) {
    await language.selectOption(locale)
    await expect.poll(() => desk.sentences(), locale).toContain(CONCLUSIONS[locale][0])
    const sentences = await desk.sentences()
    expect(sentences, locale).toContain(CONCLUSIONS[locale][1])
    for (const advice of ADVICE[locale]) expect(sentences.join('\n'), locale).toMatch(advice)
    written.set(locale, sentences)
  }

  // What the documentation prints side by side is what was written here.
  const document = readFileSync(inRepository('docs', 'library.md'), 'utf8')
  for (const [locale, sentences] of written) {
    for (const line of sentences.join('\n').split('\n')) {
      expect(document, `docs/library.md in ${locale}`).toContain(`| ${line} |`)
    }
  }

  // The notice is at hand while the module is filled in.
  await page.keyboard.press('Escape')
  await desk.cell('ACR TI-RADS').click()
  await page.getByRole('button', { name: '주의와 출처' }).first().click()
  await expect(page.getByRole('note').first()).toContainText('진단이 아닙니다')
})

for (const locale of inScope(LOCALES, 'library')) {
  test(`the library has no barrier in ${locale}`, async ({ page, context, pandok }) => {
    test.slow()
    const { client } = await joinByWire(pandok.url)
    await enterAs(context, client)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((language) => localStorage.setItem('program_language', language), locale)
    await page.goto('/program/plate')
    await untilSettled(page)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
    await examine(page, locale, 'the first plate')
    await moveTo(page, '/program/library')
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await examine(page, locale, 'the plates of the library')
    await moveTo(page, '/program/library?tab=modules')
    await expect(page.getByRole('main').getByRole('listitem').nth(20)).toBeVisible()
    await examine(page, locale, 'the modules of the library')
    await moveTo(page, '/program/library?plate=pla_lib_thyroid-us')
    await expect(page.getByRole('grid')).toBeVisible()
    await examine(page, locale, 'a plate of the library')
    await moveTo(page, '/program/library?plate=pla_lib_liver')
    await untilSettled(page)
    await examine(page, locale, 'a locked plate of the library')
    await moveTo(page, '/program/library?module=mod_lib_acr-tirads')
    await expect(page.getByRole('note')).toBeVisible()
    await examine(page, locale, 'a module of the library')
  })
}
