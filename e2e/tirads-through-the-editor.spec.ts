import type { Browser } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { ModuleEditorPage } from './pages/ModuleEditorPage.ts'
import { ModulesPage } from './pages/ModulesPage.ts'
import { watchPages } from './pages/watchPages.ts'
import { joinByWire } from './people/joinByWire.ts'
import type { Newcomer } from './people/newcomer.ts'

/** Tessler FN et al. ACR TI-RADS. J Am Coll Radiol 2017;14:587-595. */
const FEATURES = [
  {
    label: '구성',
    answers: [
      ['낭성', '0', 'cystic'],
      ['스펀지형', '0', 'spongiform'],
      ['혼합성', '1', 'mixed cystic and solid'],
      ['고형', '2', 'solid'],
      ['구성 판정 불가', '2', 'undetermined'],
    ],
  },
  {
    label: '에코',
    answers: [
      ['무에코', '0'],
      ['고에코 또는 등에코', '1'],
      ['저에코', '2'],
      ['현저한 저에코', '3'],
      ['에코 판정 불가', '1'],
    ],
  },
  {
    label: '모양',
    answers: [
      ['가로로 긴 모양', '0'],
      ['세로로 긴 모양', '3'],
    ],
  },
  {
    label: '경계',
    answers: [
      ['매끈한 경계', '0'],
      ['불분명한 경계', '0'],
      ['소엽상 경계', '2'],
      ['갑상선 외 침범', '3'],
      ['경계 판정 불가', '0'],
    ],
  },
] as const

const FOCI = [
  ['거대석회화', '1'],
  ['변연부 석회화', '2'],
  ['점상 고에코', '3'],
] as const

const ADVICE = [
  ['no_fna', '세침흡인검사와 추적검사가 필요하지 않음.', 'No aspiration and no follow-up are called for.'],
  [
    'none_small',
    '추적 또는 흡인 기준 크기에 미치지 못함.',
    'Below the size at which this level is followed or sampled.',
  ],
  ['follow_1_3_5', '1, 3, 5년 후 초음파 추적검사를 권고함.', 'Ultrasound follow-up at 1, 3 and 5 years.'],
  [
    'follow_1_2_3_5',
    '1, 2, 3, 5년 후 초음파 추적검사를 권고함.',
    'Ultrasound follow-up at 1, 2, 3 and 5 years.',
  ],
  [
    'follow_yearly_5',
    '최대 5년간 매년 초음파 추적검사를 권고함.',
    'Ultrasound follow-up every year for up to 5 years.',
  ],
  ['fna', '세침흡인검사를 권고함.', 'Fine-needle aspiration is advised.'],
] as const

/** As copied from a spreadsheet; the follow-up of TR3 is forgotten on purpose. */
const MANAGEMENT = [
  'TR1, TR2\t-\tno_fna',
  'TR3\t<1.5\tnone_small',
  'TR3\t>=2.5\tfna',
  'TR4\t<1.0\tnone_small',
  'TR4\t1.0 <= x < 1.5\tfollow_1_2_3_5',
  'TR4\t>=1.5\tfna',
  'TR5\t<0.5\tnone_small',
  'TR5\t0.5 <= x < 1.0\tfollow_yearly_5',
  'TR5\t>=1.0\tfna',
].join('\n')

async function signedIn(browser: Browser, baseURL: string, person: Newcomer) {
  const context = await browser.newContext({
    baseURL,
    locale: 'ko-KR',
    viewport: { width: 1680, height: 1050 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const complaints = await watchPages(context)
  const page = await context.newPage()
  const login = new LoginPage(page)
  await login.open()
  await login.signIn(person.email, person.password)
  await expect(page).toHaveURL((at) => at.pathname === '/')
  return { page, complaints }
}

async function makeInputs(editor: ModuleEditorPage) {
  for (const { label, answers } of FEATURES)
    await editor.addChoice(
      label,
      answers.map(([name]) => name),
    )
  // The words of the report in English, for the one answer that the sentence quotes.
  await editor.input.getByRole('button', { name: /^구성/u }).first().click()
  for (const [at, [name, , english]] of FEATURES[0].answers.entries()) {
    await editor.input.getByRole('button', { name: `‘${name}’ 자세히` }).click()
    const detail = editor.input.locator(`[data-path="inputs/0/options/${at}/label"]`).last()
    await editor.inLanguage(detail, english)
    await editor.input.getByRole('button', { name: `‘${name}’ 자세히` }).click()
  }
  for (const [label] of FOCI) await editor.addYesNo(label)
  await editor.choose('입력 항목 추가', /^숫자/u)
  await editor.page.keyboard.type('최대 직경')
  await editor.input.getByRole('combobox', { name: '단위', exact: true }).fill('cm')
  await editor.page.keyboard.press('Tab')
  await editor.field('최솟값 (이상)').fill('0.1')
  await editor.field('최댓값 (이하)').fill('15')
}

async function makeScore(editor: ModuleEditorPage) {
  const { input, page } = editor
  await editor.part('계산 값')
  await editor.choose('계산 값 추가', '점수표')
  await page.keyboard.type('특징 점수')
  for (const { label, answers } of FEATURES)
    for (const [answer, points] of answers) await editor.field(`${label}, ${answer}의 점수`).fill(points)
  for (const [label, points] of FOCI) await editor.field(`${label}, 예의 점수`).fill(points)
  await expect(input.getByText('0점에서 17점까지')).toBeVisible()
  for (const [feature, answer] of [
    ['구성', '고형'],
    ['에코', '저에코'],
    ['모양', '세로로 긴 모양'],
    ['경계', '매끈한 경계'],
  ])
    await input.getByRole('radio', { name: `시험: ${feature}, ${answer}`, exact: true }).check()
  await expect(input.getByRole('status').filter({ hasText: '시험한 답의 점수' })).toContainText('7')
  await input.getByRole('combobox', { name: '종류' }).selectOption('정수')
}

/** Cystic and spongiform nodules stop at 0 points. The formula is written with nothing but suggestions. */
async function makeTotal(editor: ModuleEditorPage) {
  const { input, page } = editor
  await editor.choose('계산 값 추가', '수식')
  await page.keyboard.type('점수')
  await input.getByRole('combobox', { name: '종류' }).selectOption('정수')
  const formula = input.getByRole('combobox', { name: '수식', exact: true })
  await formula.click()
  const suggested = async (typed: string) => {
    await page.keyboard.type(typed)
    await expect(page.getByRole('listbox', { name: '제안' })).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await suggested('구성')
  await page.keyboard.type(' == ')
  await suggested('낭성')
  await page.keyboard.type(' || ')
  await suggested('구성')
  await page.keyboard.type(' == ')
  await suggested('스펀지')
  await page.keyboard.type(' ? 0 : ')
  await suggested('특징')
  await expect(input.getByRole('list', { name: '쓰인 값' })).toContainText('특징 점수')
  await expect(formula).not.toHaveAttribute('aria-invalid')
}

/** Ranges become levels; 1 point isn't in the chart, which the proof says at once. */
async function makeLevels(editor: ModuleEditorPage) {
  const { input, page } = editor
  await input.getByRole('button', { name: '이 값으로 등급표 만들기' }).click()
  const dialog = page.getByRole('dialog', { name: '점수를 등급으로' })
  await dialog.getByRole('textbox', { name: '점수 구간' }).fill('0 | 2 | 3 | 4–6 | ≥7')
  for (const [at, range] of ['= 0', '= 2', '= 3', '4–6', '≥ 7'].entries())
    await dialog.getByRole('textbox', { name: `${range} 구간의 등급 이름` }).fill(`TR${at + 1}`)
  await dialog.getByRole('button', { name: '등급표 만들기' }).click()
  await expect(input.getByText('빠진 경우: 점수 = 1')).toBeVisible()
  await input.getByRole('button', { name: '이 경우의 행 추가' }).click()
  await input.getByRole('gridcell', { name: 'level: 모름' }).click()
  await page.getByRole('dialog', { name: 'level' }).getByRole('radio', { name: 'TR2' }).check()
  await page.keyboard.press('Escape')
  await expect(input.getByText(/^빠진 경우도 겹치는 경우도 없습니다\./u)).toBeVisible()
}

async function makeManagement(editor: ModuleEditorPage) {
  const { input, page } = editor
  await editor.choose('결과 열 result', '이름 바꾸기')
  const rename = page.getByRole('dialog', { name: '이름 바꾸기' })
  await rename.getByRole('textbox').fill('rec')
  await page.keyboard.press('Enter')
  await input.getByRole('button', { name: '조건 열 구성' }).click()
  await page.getByRole('menuitemradio', { name: /^level/u }).click()
  await editor.choose('조건 열 추가', /^최대 직경/u)
  await input.getByRole('button', { name: '계산 값 만들기' }).click()

  // What the advice can be, and its words.
  await editor.part('계산 값')
  await input.getByRole('button', { name: /^rec/u }).first().click()
  for (const [at, [code, korean, english]] of ADVICE.entries()) {
    await input.getByRole('button', { name: '값 추가', exact: true }).click()
    const place = `computed/3/options/${at}`
    const fieldAt = (field: string) => input.locator(`[data-path="${place}/${field}"]`)
    await fieldAt('id').fill(code)
    await fieldAt('label').fill(korean)
    await editor.inLanguage(fieldAt('label'), english)
  }

  await editor.part('판정표')
  await input
    .getByRole('button', { name: /^table/u })
    .first()
    .click()
  await page.evaluate((rows) => navigator.clipboard.writeText(rows), MANAGEMENT)
  await input.locator('[data-cell="0,1"]').focus()
  await page.keyboard.press('Control+v')
  await expect(input.getByText(/^빠진 경우: level = TR3, 최대 직경 = /u)).toBeVisible()
  await input.getByRole('button', { name: '이 경우의 행 추가' }).click()
  await expect(input.getByRole('gridcell', { name: '최대 직경: 1.5 ≤ x < 2.5 cm' })).toBeVisible()
  await input.locator('[data-cell="9,3"]').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'rec' }).getByRole('radio', { name: '1, 3, 5년 후' }).check()
  await page.keyboard.press('Escape')
  await expect(input.getByText(/^빠진 경우도 겹치는 경우도 없습니다\./u)).toBeVisible()
}

async function makeSentences(editor: ModuleEditorPage) {
  const { input, page } = editor
  const english = async (sentence: string) => {
    await input.getByRole('tab', { name: /^영어/u }).click()
    await input.getByRole('textbox', { name: '문장(영어)' }).click()
    await editor.write(sentence)
  }
  await editor.part('문장')
  await input.getByRole('button', { name: '문장 추가' }).click()
  await editor.write('최대 직경 {최대 직경}의 {구성} 결절이 있음.')
  await english('{문장 첫머리} {구성} nodule measuring {최대 직경}.')

  await input.getByRole('button', { name: '문장 추가' }).click()
  await input.getByRole('combobox', { name: '판독문에서의 위치' }).selectOption('결론')
  await input.getByRole('textbox', { name: '문장(한국어)' }).click()
  await editor.write('ACR TI-RADS {level}')
  // The fifth of the particles that are offered is 으로/로.
  await expect(page.getByText('조사를 붙일까요? 숫자 키로 고르세요.')).toBeVisible()
  await page.keyboard.press('5')
  await editor.write(' 분류됨 (총 {점수}점).')
  await english('ACR TI-RADS {level} ({점수} points).')

  await input.getByRole('button', { name: '문장 추가' }).click()
  await input.getByRole('combobox', { name: '판독문에서의 위치' }).selectOption('권고')
  await input.getByRole('textbox', { name: '문장(한국어)' }).click()
  await editor.write('{rec}')
  await english('{rec}')

  await input.getByRole('button', { name: '문장 추가' }).click()
  await input.getByRole('combobox', { name: '판독문에서의 위치' }).selectOption('의견')
  await input.getByRole('textbox', { name: '문장(한국어)' }).click()
  await editor.write(ONE_POINT.korean)
  await english(ONE_POINT.english)
  await input.getByRole('button', { name: '조건 추가' }).click()
  const asked = input.getByRole('combobox', { name: '항목' })
  await asked.selectOption({ label: await asked.getByRole('option', { name: /^점수 \(/u }).innerText() })
  await input.getByRole('combobox', { name: '비교', exact: true }).selectOption('=')
  await input.getByRole('textbox', { name: '값', exact: true }).fill('1')
}

/** A total that only «mixed» and «anechoic» together give; the chart has no row for it. */
const ONE_POINT = {
  korean: '총 1점은 ACR 표에 없는 점수임.',
  english: 'A total of 1 point is not in the ACR chart.',
}

type Feature = readonly [composition: string, echo: string, shape: string, margin: string]

interface Nodule {
  features: Feature
  foci: readonly string[]
  size: string
  level: 'TR1' | 'TR2' | 'TR3' | 'TR4' | 'TR5'
  points: number
  advice: (typeof ADVICE)[number][0]
}

const nodule = (
  features: Feature,
  size: string,
  level: Nodule['level'],
  points: number,
  advice: Nodule['advice'],
  foci: readonly string[] = [],
): Nodule => ({ features, foci, size, level, points, advice })

const [WIDER, TALLER] = ['가로로 긴 모양', '세로로 긴 모양']
const [SMOOTH, ILL_DEFINED, LOBULATED] = ['매끈한 경계', '불분명한 경계', '소엽상 경계']
const ISO = '고에코 또는 등에코'

/** The cases of the decision table's source, the boundaries of each level and size among them. */
const NODULES: readonly Nodule[] = [
  // The stop: nothing else counts for a spongiform nodule.
  nodule(['스펀지형', '저에코', TALLER, SMOOTH], '3.0', 'TR1', 0, 'no_fna', ['점상 고에코']),
  nodule(['혼합성', ISO, WIDER, SMOOTH], '4.0', 'TR2', 2, 'no_fna'),
  nodule(['고형', ISO, WIDER, ILL_DEFINED], '2.5', 'TR3', 3, 'fna'),
  nodule(['고형', ISO, WIDER, SMOOTH], '2.4', 'TR3', 3, 'follow_1_3_5'),
  nodule(['고형', ISO, WIDER, SMOOTH], '1.4', 'TR3', 3, 'none_small'),
  nodule(['고형', '저에코', WIDER, SMOOTH], '1.5', 'TR4', 4, 'fna'),
  nodule(['고형', '저에코', WIDER, LOBULATED], '1.0', 'TR4', 6, 'follow_1_2_3_5'),
  nodule(['고형', '저에코', TALLER, SMOOTH], '0.9', 'TR5', 7, 'follow_yearly_5'),
  nodule(
    ['고형', '현저한 저에코', TALLER, '갑상선 외 침범'],
    '1.0',
    'TR5',
    17,
    'fna',
    FOCI.map(([focus]) => focus),
  ),
  nodule(['혼합성', '무에코', WIDER, SMOOTH], '2.0', 'TR2', 1, 'no_fna'),
]

/** 삼 ends in a consonant; 일 ends in ㄹ, which takes 로 as an open syllable does. */
const PARTICLE = { TR1: '로', TR2: '로', TR3: '으로', TR4: '로', TR5: '로' } as const

function sentencesOf({ features: [composition], size, level, points, advice }: Nodule): string[] {
  const english = FEATURES[0].answers.find(([korean]) => korean === composition)?.[2] ?? ''
  const [, koreanAdvice, englishAdvice] = ADVICE.find(([code]) => code === advice) ?? ADVICE[0]
  return [
    `최대 직경 ${size} cm의 ${composition} 결절이 있음.`,
    `ACR TI-RADS ${level}${PARTICLE[level]} 분류됨 (총 ${points}점).`,
    koreanAdvice,
    `${/^[aeiou]/u.test(english) ? 'An' : 'A'} ${english} nodule measuring ${size} cm.`,
    `ACR TI-RADS ${level} (${points} points).`,
    englishAdvice,
  ]
}

async function fill(editor: ModuleEditorPage, { features, foci, size }: Nodule) {
  for (const [at, answer] of features.entries()) await editor.answer(FEATURES[at]?.label ?? '', answer)
  for (const [focus] of FOCI) await editor.answer(focus, foci.includes(focus) ? '예' : '아니요')
  await editor.test.getByRole('textbox', { name: /^최대 직경/u }).fill(size)
}

async function expectResult(editor: ModuleEditorPage, nodule: Nodule) {
  const written = (sentence: string) => editor.result.getByText(sentence, { exact: true }).first()
  for (const sentence of sentencesOf(nodule)) await expect(written(sentence)).toBeVisible()
  for (const remark of [ONE_POINT.korean, ONE_POINT.english]) {
    if (nodule.points === 1) await expect(written(remark)).toBeVisible()
    else await expect(written(remark)).toBeHidden()
  }
}

test('ACR TI-RADS is built in the editor, tested, shared, and copied by another member', async ({
  browser,
  pandok,
}) => {
  const [{ person: mina }, { person: jun }] = [await joinByWire(pandok.url), await joinByWire(pandok.url)]
  const name = `ACR TI-RADS ${mina.nickname}`.replaceAll('-', ' ')
  const hers = await signedIn(browser, pandok.url, mina)
  const editor = new ModuleEditorPage(hers.page)
  await editor.openNew()
  await editor.name(name)
  await makeInputs(editor)
  await makeScore(editor)
  await makeTotal(editor)
  await makeLevels(editor)
  await editor.input.getByRole('button', { name: '판정표 추가' }).click()
  await makeManagement(editor)
  await makeSentences(editor)

  await editor.result.getByRole('button', { name: 'English' }).click()
  for (const [at, each] of NODULES.entries()) {
    await fill(editor, each)
    await expectResult(editor, each)
    await editor.test.getByRole('button', { name: '테스트로 저장' }).click()
    const dialog = editor.page.getByRole('dialog', { name: '테스트로 저장' })
    for (const language of await dialog.getByRole('checkbox', { name: /^문장/u }).all())
      await language.check()
    await dialog.getByRole('button', { name: '저장', exact: true }).click()
    await expect(editor.test.getByText(`${at + 1}개 모두 통과`)).toBeVisible()
  }
  await editor.save()
  await editor.share()
  await editor.says('1개를 공유했습니다.')

  const second = await signedIn(browser, pandok.url, jun)
  const his = new ModulesPage(second.page)
  await his.open('shared')
  await his.search(mina.nickname)
  await expect(his.row(name)).toBeVisible()
  const otherTab = new ModulesPage(await his.page.context().newPage())
  await otherTab.open('shared')
  await otherTab.search(mina.nickname)
  await expect(otherTab.row(name)).toBeVisible()
  await his.choose(name, '내 모듈로 복사')
  await his.says(`‘${name}’ 모듈을 내 모듈로 복사했습니다.`)
  await otherTab.choose(name, '내 모듈로 복사')
  await otherTab.says('이미 사본이 있습니다.')

  await his.open()
  await his.row(name).getByRole('link', { name }).click()
  const copy = new ModuleEditorPage(his.page)
  await expect(copy.test.getByText(`${NODULES.length}개 모두 통과`)).toBeVisible()
  await copy.result.getByRole('button', { name: 'English' }).click()
  for (const each of NODULES) {
    await fill(copy, each)
    await expectResult(copy, each)
  }
  // Without a size there is a level but no advice, and the screen says what it waits for.
  await fill(copy, nodule(['고형', '저에코', WIDER, SMOOTH], '', 'TR4', 4, 'fna'))
  await expect(copy.result.getByText('ACR TI-RADS TR4로 분류됨 (총 4점).', { exact: true })).toBeVisible()
  await expect(copy.result.getByRole('button', { name: '최대 직경' }).first()).toBeVisible()
  for (const [, advice] of ADVICE) await expect(copy.result.getByText(advice, { exact: true })).toBeHidden()
  expect([...hers.complaints, ...second.complaints], 'what the pages complained about').toEqual([])
})
