import { readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@pandok/domain/locale'
import type { Page } from '@playwright/test'
import { inRepository } from '../tools/build/repository.mjs'
import { isFull } from '../tools/run/testScope.mjs'
import { expect, test } from './fixtures.ts'
import { LibraryPage } from './pages/LibraryPage.ts'
import { RunWorkspacePage } from './pages/RunWorkspacePage.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { examine } from './screens/examine.ts'
import { localesInTurn } from './screens/localesInTurn.ts'
import { moveTo, untilSettled } from './screens/moveTo.ts'
import { tabTo } from './screens/tabTo.ts'

test.describe.configure({ mode: 'parallel' })

test('a module is found by a Japanese synonym, tried in two languages and copied', {
  tag: '@release',
}, async ({ page, context, pandok }) => {
  const { client } = await joinByWire(pandok.url)
  await enterAs(context, client)
  const library = new LibraryPage(page)
  await library.open('모듈')
  await library.search('甲状腺エコー')
  await expect(page).toHaveURL(/q=/u)
  await expect.poll(() => library.names()).toContain('ACR TI-RADS 갑상선 결절')
  await page.getByRole('combobox', { name: '부위' }).selectOption('chest')
  await expect(page.getByRole('heading', { name: '조건에 맞는 항목이 없습니다' })).toBeVisible()
  await page.getByRole('combobox', { name: '부위' }).selectOption('neck')
  await page.getByText('영상의학', { exact: true }).click()
  await library.entry('ACR TI-RADS 갑상선 결절').click()

  await expect(page.getByRole('heading', { level: 1, name: 'ACR TI-RADS 갑상선 결절' })).toBeVisible()
  const notice = page.getByRole('note')
  await expect(notice).toContainText('자격 있는 의료진이 확인해야 하며 진단이 아닙니다')
  await expect(notice).toContainText('2017 white paper')
  await expect(notice.getByRole('link', { name: /Tessler.*587/u })).toHaveAttribute(
    'href',
    /^https:\/\/doi\.org\//u,
  )

  // A cyst has 0 points. Millimeters are converted if centimeters are expected.
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

  // The entry's page shows that it was copied.
  await page.goto('/program/library?module=mod_lib_acr-tirads')
  await expect(page.getByText('이미 내 모듈에 담았습니다.')).toBeVisible()
})

/** Moves to a field of the form by Tab, and fills it in. */
async function answer(page: Page, input: string, keys: string) {
  const field = page.locator(`[data-field="${input}"]`)
  await expect(field).toBeVisible()
  const keyTowards = () =>
    field.evaluate((element) => {
      const from = document.activeElement ?? document.body
      if (element.contains(from)) return 'here'
      return from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Tab' : 'Shift+Tab'
    })
  for (
    let press = 0, key = await keyTowards();
    key !== 'here' && press < 60;
    press += 1, key = await keyTowards()
  ) {
    await page.keyboard.press(key)
  }
  expect(await keyTowards(), input).toBe('here')
  await page.keyboard.type(keys)
}

/** Solid and hypoechoic with suspicious features is K-TIRADS 5, aspirated from 1 cm. */
const NODULE: readonly (readonly [input: string, keys: string])[] = [
  ['lobe', '1'],
  ['level', '2'],
  ['size', '1.8x1.2x1.5'],
  ['comp', '1'],
  ['echo', '2'],
  ['features', '13'],
]

/** The whole report, as it is printed in the documentation. */
const REPORT: Record<Locale, readonly string[]> = {
  ko: [
    '갑상선 크기 정상.',
    '실질 에코 균질함.',
    '우엽 중부에 1.8 × 1.2 × 1.5 cm 크기의 고형 저에코 결절 있음. 점상 고에코 병소, 침상 경계 보임.',
    '양측 경부에 의심 림프절 없음.',
    '우엽 중부 1.8 cm 결절, K-TIRADS 5(고의심).',
    '세침흡인검사를 권함.',
  ],
  en: [
    'The thyroid is normal in size.',
    'Homogeneous parenchymal echotexture.',
    '1.8 × 1.2 × 1.5 cm solid hypoechoic nodule in the mid right lobe, with punctate echogenic foci and a spiculated margin.',
    'No suspicious cervical lymph node.',
    '1.8 cm nodule, mid right lobe, K-TIRADS 5 (high suspicion).',
    'Fine-needle aspiration is recommended.',
  ],
  zh: [
    '甲状腺大小正常。',
    '实质回声均匀。',
    '甲状腺右叶中部见实性低回声结节，大小约 1.8 × 1.2 × 1.5 cm，伴点状强回声，边缘毛刺状。',
    '双侧颈部未见可疑淋巴结。',
    '右叶中部 1.8 cm 结节，K-TIRADS 5 类（高度可疑）。',
    '建议细针穿刺活检。',
  ],
  ja: [
    '甲状腺の大きさは正常。',
    '実質エコーは均一。',
    '右葉中部に 1.8 × 1.2 × 1.5 cm の充実性・低エコー結節を認める。点状高エコーあり、辺縁棘状。',
    '両側頸部に転移を疑うリンパ節を認めない。',
    '右葉中部 1.8 cm の結節、K-TIRADS 5（高度疑い）。',
    '穿刺吸引細胞診を推奨します。',
  ],
  de: [
    'Schilddrüse normal groß.',
    'Parenchym homogen.',
    'Rechter Lappen, mittleres Drittel: solider echoarmer Knoten, 1,8 × 1,2 × 1,5 cm, punktförmige echogene Foci, spikulierter Rand.',
    'Zervikal beidseits keine suspekten Lymphknoten.',
    '1,8 cm großer Knoten, rechter Lappen, mittleres Drittel, K-TIRADS 5 (hoher Verdacht).',
    'Feinnadelpunktion empfohlen.',
  ],
}

test('a new member takes the thyroid plate with one press and reports a nodule by keyboard in five languages', async ({
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

  const workspace = new RunWorkspacePage(page)
  await workspace.ready()
  await expect(page).toHaveURL(/\/program\/preview\?plate=pla_(?!lib_)/u)
  await page.keyboard.press('p')
  await expect.poll(() => workspace.sentences()).toContain('갑상선 결절 없음.')
  await page.keyboard.press('a')
  await expect(page.getByRole('form')).toBeVisible()
  for (const [input, keys] of NODULE) await answer(page, input, keys)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('form')).toBeHidden()

  const language = workspace.report.getByRole('combobox', { name: '판독문 언어' })
  for (const locale of LOCALES) {
    await language.selectOption(locale)
    await workspace.says(REPORT[locale])
  }

  // The documentation has to print exactly the lines that were written here.
  const document = readFileSync(inRepository('docs', 'library.md'), 'utf8')
  for (const line of Object.values(REPORT).flat()) expect(document).toContain(`| ${line} |`)

  // The clinical notice is available while a module is filled in.
  await page.keyboard.press('Escape')
  await workspace.cell('Bethesda').click()
  await page.getByRole('button', { name: '주의와 출처' }).first().click()
  await expect(page.getByRole('note').first()).toContainText('진단이 아닙니다')
})

for (const locale of localesInTurn('library')) {
  test(`the library has no accessibility violation in ${locale}`, async ({ page, context, pandok }) => {
    test.slow()
    const { client } = await joinByWire(pandok.url)
    await enterAs(context, client)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((language) => localStorage.setItem('program_language', language), locale)
    await page.goto('/program/plate')
    await untilSettled(page)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
    await examine(page, locale, 'the first plate')
    // `every-route.spec.ts` covers the library as it opens, with its plates.
    await moveTo(page, '/program/library?tab=modules')
    await expect(page.getByRole('main').getByRole('listitem').nth(20)).toBeVisible()
    await examine(page, locale, 'the modules of the library')
    await moveTo(page, '/program/library?plate=pla_lib_thyroid-us')
    await expect(page.getByRole('grid')).toBeVisible()
    await examine(page, locale, 'a plate of the library')
    if (isFull) {
      await moveTo(page, '/program/library?plate=pla_lib_liver')
      await untilSettled(page)
      await examine(page, locale, 'a locked plate of the library')
    }
    await moveTo(page, '/program/library?module=mod_lib_acr-tirads')
    await expect(page.getByRole('note')).toBeVisible()
    await examine(page, locale, 'a module of the library')
  })
}
