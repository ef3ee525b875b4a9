import type { Locale } from '@pandok/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDefinition } from '../document/readDefinition.ts'
import { compileModule } from '../run/compileModule.ts'
import { openSession } from '../run/openSession.ts'
import type { EdgeValue } from '../run/session.ts'
import { FUZZ_RUNS } from '../testkit/fuzzRuns.ts'
import { isTimed, within } from '../testkit/within.ts'
import { shown } from './fixtures/judgeMacro.ts'
import { NOTE_CODES } from './Proposal.ts'
import { proposeModule } from './proposeModule.ts'

function propose(text: string, locale: Locale = 'ko') {
  const { definition, notes } = proposeModule(text, { locale })
  const read = readDefinition(definition)
  expect(read).toEqual({ ok: true, definition })
  return {
    inputs: definition.inputs,
    outputs: definition.outputs,
    notes,
    body: definition.outputs[0]?.body[locale] ?? [],
    codes: notes.map(({ code }) => code.replace('notation.', '')),
  }
}

/** What the proposed module prints when these are entered; all its sections, a line between them. */
function printed(text: string, entered: Record<string, EdgeValue> = {}, locale: Locale = 'ko') {
  const { definition } = proposeModule(text, { locale })
  const session = openSession(compileModule(definition), { today: '2026-05-10' })
  for (const [id, value] of Object.entries(entered)) session.set({ id }, value)
  return session.outputs(locale).map((output) => output.text)
}

const MACRO = `FINDINGS:
Liver: [normal* | enlarged | cirrhotic]. Spleen measures [# cm]. {longest axis}
Gallstones: [none*; single; multiple]. Exam on [<date>].
(right/left) kidney: __x__ cm cyst.

IMPRESSION: [No acute finding.]`

describe('proposeModule', () => {
  it('M401 makes an output of each section, without its heading', () => {
    const { outputs } = propose(MACRO, 'en')
    expect(outputs.map(({ id, section }) => [id, section])).toEqual([
      ['findings', 'findings'],
      ['impression', 'impression'],
    ])
    expect(printed('소견:\n간은 정상임.\n\n결론: 정상.\n')).toEqual(['간은 정상임.', '정상.'])
  })

  it('M401 takes texts whose sections are known', () => {
    const texts = [
      { section: 'findings', text: '결론: 크기 ____ mm' },
      { section: 'impression', text: 'BI-RADS 3' },
    ] as const
    const { definition, notes } = proposeModule(texts, { locale: 'ko' })
    expect(readDefinition(definition)).toMatchObject({ ok: true })
    expect(definition.outputs.map(({ section }) => section)).toEqual(['findings', 'impression'])
    expect(notes).toMatchObject([{ code: 'notation.library', line: 2 }])
  })

  it.each([
    ['FINDINGS:', 'findings'],
    ['Impression', 'impression'],
    ['[소견]', 'findings'],
    ['■ 판독 소견', 'findings'],
    ['결론 :', 'impression'],
    ['< 권고 사항 >', 'recommendation'],
    ['검사 방법：', 'technique'],
    ['## Befund', 'findings'],
    ['Beurteilung:', 'impression'],
    ['所見', 'findings'],
    ['【印象】', 'impression'],
    ['诊断：', 'diagnosis'],
    ['육안 소견', 'gross'],
    ['Microscopic description:', 'microscopy'],
  ])('M401 knows the heading %s', (heading, section) => {
    expect(propose(`${heading}\nx`).outputs.map((output) => output.section)).toEqual([section])
  })

  it('M401 gives a section that comes twice two names', () => {
    expect(propose('소견:\na\n결론:\nb\n소견:\nc').outputs.map(({ id }) => id)).toEqual([
      'findings',
      'impression',
      'findings_2',
    ])
  })

  it('M401 leaves sentences alone that only begin like a heading', () => {
    expect(printed('Findings are unchanged.\n소견은 이전과 같음.')).toEqual([
      'Findings are unchanged.\n소견은 이전과 같음.',
    ])
  })

  it('M402 prints text without notation to the letter', () => {
    const text = '  간은 정상임.\n\n\n- 담낭 (쓸개)에 이상 없음;\t3.5 cm, 50% 이하\n\n'
    expect(printed(text)).toEqual([text])
    expect(propose(text.replace('3.5 cm', '3.5')).codes).toEqual(['nothingFound'])
    expect(propose('').outputs).toHaveLength(1)
  })

  it('M402 prints any text without notation to the letter', () => {
    const word = fc.constantFrom(
      '간',
      '결절이',
      'liver',
      'T2',
      '3.5',
      'cm',
      '(정상)',
      '50%',
      ',',
      '.',
      '-',
      '😀',
      '肝',
    )
    const line = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 100 }), (lines) => {
        expect(printed(lines.join('\n'))).toEqual([lines.join('\n')])
      }),
      { numRuns: 100 },
    )
  })

  it('M403 reads choices and their defaults', () => {
    const { inputs } = propose(MACRO, 'en')
    expect(inputs[0]).toEqual({
      id: 'liver',
      label: { en: 'Liver' },
      kind: 'choice',
      options: ['normal', 'enlarged', 'cirrhotic'].map((word) => ({ id: word, label: { en: word } })),
      default: 'normal',
    })
    expect(inputs.find(({ id }) => id === 'gallstones')).toMatchObject({ kind: 'multi', default: ['none'] })
    expect(printed('Liver: [normal* | dilated].', {}, 'en')).toEqual(['Liver: normal.'])
    expect(printed('Liver: [normal* | dilated].', { liver: 'dilated' }, 'en')).toEqual(['Liver: dilated.'])
  })

  it('M404 reads numbers with unit and decimals', () => {
    expect(propose('Spleen [# cm], duct [#.# mm], nodes [#], angle [#]°.', 'en').inputs).toMatchObject([
      { id: 'spleen', kind: 'number', unit: 'cm' },
      { id: 'duct', unit: 'mm', decimals: 1 },
      { id: 'nodes' },
      { id: 'angle', unit: '°' },
    ])
    expect(printed('크기는 [# mm].', { keugi: '12' })).toEqual(['크기는 12 mm.'])
    expect(printed('결절 [# 개] 있음', { gyeoljeol: '3' })).toEqual(['결절 3개 있음'])
    expect(propose('Flow [# of course]', 'en').codes).toEqual(['unit'])
  })

  it('M405 reads texts and days', () => {
    expect(propose('Kidneys: [Normal.] Bladder: [] Seen [<date>]', 'en').inputs).toMatchObject([
      { id: 'kidneys', kind: 'text', default: 'Normal.' },
      { id: 'bladder', kind: 'text' },
      { id: 'seen', kind: 'date' },
    ])
    expect(propose('Bladder: []', 'en').codes).toEqual(['empty'])
    expect(printed('Kidneys: [Normal.]', {}, 'en')).toEqual(['Kidneys: Normal.'])
  })

  it('M406 reads blanks, and a product of lengths as one size', () => {
    expect(propose('크기 ___ mm, 림프절 __개, 의견 ____').inputs).toMatchObject([
      { id: 'keugi', kind: 'number', unit: 'mm' },
      { id: 'rimpeujeol', kind: 'integer' },
      { id: 'uigyeon', kind: 'text' },
    ])
    expect(printed('낭종 __x__ cm', { nangjong_keugi: '2x3.5' })).toEqual(['낭종 2 × 3.5 cm'])
    expect(printed('낭종 [#] x [#] cm', { nangjong_keugi: '2 3.5' })).toEqual(['낭종 2 × 3.5 cm'])
    expect(printed('비율 __x__', { biyul: '2', biyul_2: '3' })).toEqual(['비율 2x3'])
  })

  it.each([
    ['(우/좌) 신장', 'jwau', '우측 신장'],
    ['(우/좌)측 신장', 'jwau', '우측 신장'],
    ['좌/우 신장', 'jwau', '우측 신장'],
    ['(우/좌/양측) 신장', 'jwau', '우측 신장'],
    ['[우 | 좌] 신장', 'jwau', '우측 신장'],
  ])('M407 reads %s as a side', (text, id, expected) => {
    expect(propose(text).inputs).toMatchObject([{ id, kind: 'side' }])
    expect(printed(text, { [id]: 'R' })).toEqual([expected])
  })

  it('M407 reads sides in other languages, and keeps words that our own would not fit', () => {
    expect(printed('The (right/left) kidney.', { side: 'L' }, 'en')).toEqual(['The left kidney.'])
    expect(propose('R/L kidney', 'en').inputs).toMatchObject([{ kind: 'side', sides: ['R', 'L'] }])
    expect(propose('RV/LV ratio, 3/L, and/or, CR/L', 'en').inputs).toEqual([])
    expect(printed('(우/좌)엽에 낭종', { jwau: 'u' })).toEqual(['우엽에 낭종'])
  })

  it('M408 reads boxes', () => {
    expect(propose('담석 □ 있음 ■ 없음  그 밖에 정상').inputs).toMatchObject([
      { id: 'damseok', kind: 'choice', default: 'eopeum', options: [{ id: 'iteum' }, { id: 'eopeum' }] },
    ])
    expect(printed('담석 □ 있음 ■ 없음  그 밖에 정상')).toEqual(['담석 없음  그 밖에 정상'])
    expect(propose('Fluid: [x] none [ ] little [ ] much', 'en').inputs).toMatchObject([
      { id: 'fluid', kind: 'choice', default: 'none' },
    ])
    expect(propose('☑ 지방간\n☐ 담석').inputs).toMatchObject([
      { id: 'jibanggan', kind: 'bool', default: true },
      { id: 'damseok', kind: 'bool', default: false },
    ])
    expect(printed('☑ 지방간\n☐ 담석')).toEqual(['지방간\n'])
    expect(propose('Seen ☑ liver ☑ spleen ☐ kidney', 'en').inputs).toMatchObject([
      { kind: 'multi', default: ['liver', 'spleen'] },
    ])
  })

  it('M409 reads braces as choices or remarks', () => {
    expect(propose('흉수 {있음/없음}').inputs).toMatchObject([{ id: 'hyungsu', kind: 'choice' }])
    const { inputs, notes } = propose(MACRO, 'en')
    expect(inputs.find(({ id }) => id === 'spleen')).toMatchObject({ help: { en: 'longest axis' } })
    expect(notes).toEqual([
      { code: 'notation.comment', params: { name: 'spleen', text: 'longest axis' }, line: 2 },
    ])
    expect(printed('{write here} Normal {really}.', {}, 'en')).toEqual([' Normal.'])
    expect(propose('{write here} Normal.', 'en').codes).toEqual(['commentDropped', 'nothingFound'])
  })

  it('M409 takes words in braces for blanks in texts of other programs', () => {
    const foreign = (text: string, locale: Locale) => {
      const { definition, notes } = proposeModule(text, { locale, isForeign: true })
      return {
        inputs: definition.inputs.map((input) => [input.kind, input.label[locale], input.help?.[locale]]),
        body: definition.outputs[0]?.body[locale],
        codes: notes.map(({ code }) => code),
      }
    }
    expect(foreign('Size ____ mm {longest axis} in the {location} of {side} lobe.', 'en')).toMatchObject({
      inputs: [
        ['number', 'Size', 'longest axis'],
        ['text', 'location', undefined],
        ['side', 'Side', undefined],
      ],
      codes: ['notation.comment'],
    })
    expect(foreign('{환자 증상}으로 내원', 'ko')).toMatchObject({
      inputs: [['text', '환자 증상', undefined]],
      body: [{ v: expect.any(String) }, { josa: '으로/로' }, ' 내원'],
    })
    expect(foreign('Normal. {Call the ward if this is new, or 119!}', 'en').codes).toEqual([
      'notation.commentDropped',
      'notation.nothingFound',
    ])
  })

  it('M410 calls fields after their words, each by a name of its own', () => {
    const names = (text: string, locale: Locale = 'ko') =>
      propose(text, locale).inputs.map(({ id, label }) => [id, label[locale]])
    expect(names('간: [정상]\n간: [정상]')).toEqual([['gan', '간'], ['gan_2', '간']]) // biome-ignore format: short
    expect(names('크기는 [# mm]')).toEqual([['keugi', '크기']])
    expect(names('[# mm] nodule in the lobe', 'en')).toEqual([['size', 'Size']])
    expect(names('Größe: [# mm]', 'de')).toEqual([['groesse', 'Größe']])
    expect(names('肝臓: [正常]', 'ja')).toEqual([['text', '肝臓']])
    expect(names('in: [x | y]', 'en')).toEqual([['choice', 'Type']])
    expect(names('true: [x | y]', 'en')).toEqual([['true_value', 'true']])
    expect(names('1. [x | y]', 'en')).toEqual([['choice', 'Type']])
    expect(propose('[정상]').codes).toEqual(['nameless'])
    expect(names('결론: [정상]')).toEqual([['gyeolron', '결론']])
  })

  it('M410 gives options names of their own', () => {
    expect(propose('상태: [좋음 | 나쁨 | 肝 | Á | A]').inputs).toMatchObject([
      { options: [{ id: 'joteum' }, { id: 'nappeum' }, { id: 'o3' }, { id: 'a' }, { id: 'a_2' }] },
    ])
  })

  it.each([
    ['간은 [정상 | 지방간]을(를) 보임', 'gan', 'jeongsang', '간은 정상을 보임'],
    ['크기는 [# mm]로 측정됨', 'keugi', '3', '크기는 3 mm로 측정됨'],
    ['무게는 [# kg]로 측정됨', 'muge', '3', '무게는 3 kg으로 측정됨'],
    ['등급: [1|2|3]으로 판정', 'deunggeup', 'o2', '등급: 2로 판정'],
    ['소견: ___ mm가 넘음', undefined, '', ''],
  ])('M411 lets a particle follow the sound: %s', (text, id, value, expected) => {
    if (id !== undefined) expect(printed(text, { [id]: value })).toEqual([expected])
    else expect(propose(text).body).toContainEqual({ josa: '이/가' })
  })

  it('M411 leaves words alone that only begin like a particle', () => {
    expect(propose('크기 [# mm]이상, [# mm]로서').body.filter((token) => typeof token === 'object')).toEqual([
      { v: 'keugi' },
      { v: 'keugi_2' },
    ])
    expect(propose('size [# mm]로 ', 'en').body).not.toContainEqual({ josa: '으로/로' })
  })

  it('M412 keeps broken and nested brackets as text, and says where', () => {
    const text = '간은 정상.\n비장 [[# mm]] 크기\n담낭 [정상\n\n신장 [정상*|낭종]'
    const { inputs, notes } = propose(text)
    expect(inputs.map(({ id }) => id)).toEqual(['sinjang'])
    expect(notes).toEqual([
      { code: 'notation.nested', params: { text: '[[# mm]]' }, line: 2 },
      { code: 'notation.unclosed', params: { text: expect.stringContaining('[정상') }, line: 3 },
    ])
    expect(printed(text)).toEqual(['간은 정상.\n비장 [[# mm]] 크기\n담낭 [정상\n\n신장 정상'])
  })

  it('M413 takes as many fields as a module may have, and says when there were more', () => {
    const { inputs, codes } = propose('q [x | y] '.repeat(110), 'en')
    expect(inputs).toHaveLength(100)
    expect(codes).toEqual(['tooMany'])
  })

  it('M413 says when text was cut or characters were left out', () => {
    expect(propose('가'.repeat(30_000)).codes).toEqual(['tooLong', 'nothingFound'])
    expect(printed('가나\n'.repeat(8000)).join('\n')).toMatch(/^(?:가나\n?)+$/u)
    expect(propose('a\0b').codes).toEqual(['characters', 'nothingFound'])
    expect(printed('a\0b\ud800')).toEqual(['ab'])
  })

  it('M401 knows short headings with a bracket, and letters that only count', () => {
    const sections = (text: string) => propose(text).outputs.map(({ section }) => section)
    expect(sections('F) 정상\nC) 이상 없음\nR) 추적')).toEqual(['findings', 'impression', 'recommendation'])
    expect(sections('Imp) a\nDx: b\nConc.) c')).toEqual(['impression', 'diagnosis', 'impression'])
    expect(sections('1. 소견: a\n2. 결론: b')).toEqual(['findings', 'impression'])
    expect(printed('A) 위\nB) 대장\nC) 소장')).toEqual(['A) 위\nB) 대장\nC) 소장'])
    expect(printed('Nodule (1) seen')).toEqual(['Nodule (1) seen'])
  })

  it('M406 reads a day that is left open', () => {
    expect(propose('검사일 ____년 __월 __일, 이전 ____-__-__').inputs.map(({ kind }) => kind)).toEqual([
      'date',
      'date',
    ])
  })

  it.each<[Locale, string, string[]]>([
    ['ko', '담낭벽 두께 2.5 mm, CBD 직경 5 mm', ['담낭벽 두께', 'CBD 직경']],
    ['en', 'Main PA diameter 28 mm. Napsin A (pos/neg)', ['Main PA diameter', 'Napsin A']],
    ['ko', 'GB stone 크기 5 mm, S5에 __ mm cyst', ['GB stone 크기', 'cyst 크기']],
    ['ko', '늑간으로 __ Fr catheter', ['catheter']],
    ['ko', '결절에 대해 (추적관찰/FNA/CNB) 권함', ['권고']],
    ['ko', '비장 길이 ___ cm로 (정상*/비대)', ['비장 길이', '비장']],
    ['de', 'Volumen re ___ ml, li ___ ml', ['Volumen re', 'Volumen li']],
    ['en', 'L3-4: Canal [mild/severe]\nL4-5: Canal [mild/severe]', ['Canal', 'L4-5 Canal']],
    ['en', 'Histologic type: carcinoma, (lepidic/acinar/solid)', ['Histologic type']],
    ['ko', 'LN metastasis: __ / __', ['LN metastasis', 'LN 총수']],
    ['zh', '胸部CT平扫：(右肺上叶/右肺下叶)见结节', ['位置']],
    ['de', 'Kontrolle in __ Monaten', ['Kontrolle']],
    ['en', '___ cm in length, ___ cm from the closest margin', ['length', 'Distance from closest margin']],
    ['en', 'Distance from nipple ~4 cm', ['Distance from nipple']],
    ['ja', '□ 異常なし\n□ 要経過観察（__ヶ月後）\n□ 要精査', ['所見', '要経過観察']],
    ['ko', '역연령 __세 __개월', ['역연령', '역연령 개월']],
    ['en', 'RV:LV ratio {<1|≥1}. H. pylori (+/-)', ['RV:LV ratio', 'H. pylori']],
    ['en', 'HSIL, (with/without) gland extension', ['gland extension']],
    ['ko', '합병증: 없음*/있음 (____)', ['합병증', '합병증 내용']],
    [
      'ko',
      'IMT: Rt ___ mm, Lt ___ mm\nPSV: Rt ___ cm/s, Lt ___ cm/s',
      ['IMT Rt', 'IMT Lt', 'PSV Rt', 'PSV Lt'],
    ],
    ['ko', '분석(fecalith) (유/무)', ['분석']],
    ['ko', 'L_/_ level에 [a | b] 있으며 [c | d] 방향임', ['레벨', '종류', '방향']],
    ['ko', '근위부 절제연에서 ___ cm', ['근위부 절제연 거리']],
    ['ko', '용종 __개, 최대 ___ mm', ['용종', '최대']],
    ['ko', 'ER: (positive/negative), ___%', ['ER', 'ER %']],
    ['ko', 'LN: #4R (_/_), #7 (_/_)', ['LN #4R', 'LN #4R 총수', 'LN #7', 'LN #7 총수']],
    ['ko', 'Primary mass: ___ cm → ___ cm', ['Primary mass', 'Primary mass 현재']],
    ['ko', '결론\n1. ____\n2. ____', ['결론', '결론 2']],
    ['ko', '통보: __월 __일 __:__ 응급실 담당의(○○○)', ['통보', '시각', '응급실 담당의']],
    ['de', 'IHC: ER ___ % (IRS __/12), PR ___ % (IRS __/12)', ['ER', 'IRS', 'PR', 'PR IRS']],
    ['de', 'ZVK-Spitze in Projektion auf ____', ['ZVK-Spitze']],
    ['de', 'Voraufnahme vom __.__.____', ['Voraufnahme']],
    ['de', 'Appendix mit (phlegmonöser/gangränöser) Appendizitis', ['Appendizitis']],
    ['en', 'Enteric tube tip projects over the ___', ['Enteric tube tip']],
    ['en', 'CT [with | without*] intravenous contrast', ['intravenous contrast']],
    ['en', 'Baker cyst: none / *** x *** cm', ['Baker cyst']],
    ['en', 'Cruciates - ACL <intact|torn>, PCL <intact|torn>', ['ACL', 'PCL']],
    ['en', '(calcified/non-calcified) plaque', ['plaque']],
    ['en', 'Skin, ____, punch biopsy:\n- ____', ['Location', 'Diagnosis']],
    ['en', 'CRL __ mm = __w __d', ['CRL', 'weeks', 'days']],
    ['ja', '白質病変 Fazekas grade (0/1/2/3)', ['Fazekas grade']],
    ['ja', '脊髄円錐は L_ レベル', ['脊髄円錐']],
    ['de', 'CT Schädel nativ vom __.__.____', ['Datum']],
    ['en', '____ mL of iodinated contrast IV', ['contrast']],
    ['zh', '胎盘位于(前壁/后壁/宫底)', ['胎盘位置']],
    ['zh', '慢性（浅表性/萎缩性）胃炎', ['胃炎']],
  ])('M410 names fields by grammar: %s «%s»', (locale, text, expected) => {
    expect(propose(text, locale).inputs.map(({ label }) => label[locale])).toEqual(expected)
  })

  it.each<[Locale, string, string[]]>([
    ['ja', '診断：＿＿＿＿', ['text']],
    ['ko', '통보: ____년 __월 __일 __시 __분', ['date', 'text']],
    ['ko', '통보: __월 __일 __:__ 유선', ['date', 'text']],
    ['en', '___ lymph nodes are identified', ['integer']],
    ['ko', '유방 __시 방향', ['integer']],
    ['de', 'PSA ___ ng/ml, HTQ 0,__', ['number', 'number']],
    ['zh', '胎心率___次/分', ['number']],
    ['en', 'RV/LV ratio ___, Angulation ___ degrees', ['number', 'number']],
    ['en', 'Cartilage: ICRS grade __', ['text']],
    ['ko', 'K-TIRADS __, BI-RADS __, GCS __', ['integer', 'text', 'integer']],
    ['ko', '섬유화 stage (0-4): _', ['integer']],
    ['en', 'series __ image __', ['integer', 'integer']],
    ['de', 'Im ____ Lappen', ['text']],
    ['ko', 'F/U CT since ____년 __월', ['text']],
    ['en', 'C_-C_: canal stenosis', ['text']],
    ['en', 'Aorta ___ cm (AP) x ___ cm (TR)', ['size']],
    ['en', 'is a {product} measuring ___ g', ['text', 'number']],
  ])('M417 knows blanks by what stands around them: %s «%s»', (locale, text, kinds) => {
    expect(propose(text, locale).inputs.map(({ kind }) => kind)).toEqual(kinds)
  })

  it.each<[Locale, string, string[]]>([
    ['ko', '[Bethesda category] I / II / III', ['I', 'II', 'III']],
    ['ko', 'p16: block positive / patchy / negative', ['block positive', 'patchy', 'negative']],
    ['ko', 'stenosis (<50%/50-69%/≥70%/occlusion)', ['<50%', '50-69%', '≥70%', 'occlusion']],
    ['ko', '접근: 우측 늑간/검상돌기하', ['우측 늑간', '검상돌기하']],
    ['en', 'BI-RADS: [1] [2] [3] [4A]', ['1', '2', '3', '4A']],
    ['ja', 'ly(0/1)', ['0', '1']],
    ['zh', '炎症：（0/+/++/+++）', ['0', '+', '++', '+++']],
    ['ko', 'LI-RADS (3/4/5/M)', ['3', '4', '5', 'M']],
    ['ko', 'ICA: Rt <50% / 50-69% / ≥70%', ['<50%', '50-69%', '≥70%']],
    ['en', 'Gleason {3+3=6/3+4=7}', ['3+3=6', '3+4=7']],
    ['ko', 'effusion [none] [small*] [moderate] [large]', ['none', 'small', 'moderate', 'large']],
    ['ko', 'MM: [intact*] [horizontal tear] [root tear]', ['intact', 'horizontal tear', 'root tear']],
    ['ko', '(hypoechoic/markedly hypoechoic) nodule', ['hypoechoic', 'markedly hypoechoic']],
    ['ko', 'Catheter: Rt. IJV / Lt. IJV / PICC', ['Rt. IJV', 'Lt. IJV', 'PICC']],
    ['en', 'Extension: □ yes □ no.', ['yes', 'no']],
    ['en', '[None | CT dated __/__/____]', ['None', 'CT dated']],
    ['zh', '膀胱充盈(好/差)', ['好', '差']],
    ['en', 'SVI {no|yes}', ['no', 'yes']],
    ['zh', '胸腔积液：□无 □右侧。建议复查', ['无', '右侧']],
    ['de', 'Zeichen □ ja □ nein. Mitteilung an Klinik', ['ja', 'nein']],
  ])('M420 knows where answers begin and end: %s «%s»', (locale, text, expected) => {
    const [asked] = propose(text, locale).inputs
    expect(asked?.kind === 'choice' && asked.options.map(({ label }) => label[locale])).toEqual(expected)
  })

  it('M407 reads a side behind a comma in a bracket', () => {
    expect(printed('Biopsy (iliac crest, Rt./Lt.)', { side: 'R' }, 'en')).toEqual([
      'Biopsy (iliac crest, right)',
    ])
  })

  it('M410 calls a field by what it is about, and a second one by what has it', () => {
    const labels = (text: string, locale: Locale = 'ko') =>
      propose(text, locale).inputs.map(({ label }) => label[locale])
    expect(labels('(mild/moderate/severe) fatty liver, 비장 종대 (mild/severe)')).toEqual([
      'fatty liver',
      '비장 종대',
    ])
    expect(labels('____에 결절')).toEqual(['위치'])
    expect(labels('nodule in the ____ lobe', 'en')).toEqual(['Location'])
    expect(labels('결절의 크기는 ____ mm이고 길이는 ____ mm이다')).toEqual(['결절 크기', '길이'])
    expect(labels('담낭 벽이 ____, 높이 ____, 평가 ____, 결과 ____')).toEqual([
      '담낭 벽',
      '높이',
      '평가',
      '결과',
    ])
    expect(labels('8 mm이며 림프관 침윤은 (있음/없음)')).toEqual(['크기', '림프관 침윤'])
  })

  it('M414 takes names and sentences that a bracket gives', () => {
    expect(propose('신장 [Kidneys := normal* => Both kidneys are normal. | cyst]').inputs).toEqual([
      {
        id: 'kidneys',
        label: { ko: 'Kidneys' },
        kind: 'choice',
        default: 'normal',
        options: [
          { id: 'normal', label: { ko: 'normal' }, text: { ko: 'Both kidneys are normal.' } },
          { id: 'cyst', label: { ko: 'cyst' } },
        ],
      },
    ])
    expect(propose('a [size := # mm] b [note := ] c [d := <date>] e [위치: 상/중/하]').inputs).toMatchObject([
      { id: 'size', kind: 'number', unit: 'mm' },
      { id: 'note', kind: 'text' },
      { id: 'd', kind: 'date' },
      { id: 'wichi', kind: 'choice' },
    ])
    expect(printed('e [위치: 상/중/하]', { wichi: 'jung' })).toEqual(['e 위치: 중'])
    expect(printed('[SUVmax=3.2]')).toEqual(['SUVmax=3.2'])
  })

  it.each([
    ['1.2 x 0.8 x 1.0 cm', { kind: 'size', unit: 'cm', default: '1.2 x 0.8 x 1.0' }, '1.2 × 0.8 × 1.0 cm'],
    ['12mm×8mm', { kind: 'size', unit: 'mm', default: '12 x 8' }, '12 × 8 mm'],
    ['1.2*0.8㎝', { kind: 'size', unit: 'cm' }, '1.2 × 0.8 cm'],
    ['8mm', { kind: 'measure', what: 'length', unit: 'mm', default: '8' }, '8mm'],
    ['1.50 cm', { kind: 'measure', default: '1.50' }, '1.50 cm'],
    ['30 cc', { kind: 'measure', what: 'volume', unit: 'mL' }, '30 cc'],
    ['25 HU', { kind: 'measure', what: 'density', unit: '[HU]' }, '25 HU'],
    ['60%', { kind: 'number', unit: '%', default: '60' }, '60%'],
  ])('M415 reads %s as a measurement that stands as it was pasted', (text, input, expected) => {
    expect(propose(`결절 ${text} 있음`).inputs).toMatchObject([input])
    expect(printed(`결절 ${text} 있음`)).toEqual([`결절 ${expected} 있음`])
  })

  it.each([
    '5 mm 이하는 추적',
    'less than 3 cm',
    '< 1 cm',
    '3-5 mm',
    '3~5mm',
    '5 mm slice thickness',
    '6개월 후 추적',
    '2 x 3',
    'T2 3T MRI',
    'C5-6, L4/5',
    '120 kVp, 10 mg/kg',
    '2024/05/10',
    '검사방법: 5 mm 간격',
    '비교: 2 cm',
  ])('M415 leaves %s alone', (text) => {
    expect(propose(text).inputs).toEqual([])
  })

  it('M415 keeps the directions of a size, and what is approximate', () => {
    expect(propose('결절 3.2cm(AP) x 2.8cm(Tr)').inputs).toMatchObject([
      { kind: 'size', unit: 'cm', default: '3.2 x 2.8' },
    ])
    expect(printed('결절 3.2cm(AP) x 2.8cm(Tr)')).toEqual(['결절 3.2 × 2.8 cm (AP × Tr)'])
    expect(propose('LVEF ~55%, 종양 길이 ~12mm').inputs).toMatchObject([
      { kind: 'number', label: { ko: 'LVEF' }, default: '55' },
      { kind: 'measure', default: '12' },
    ])
    expect(printed('LVEF ~55%')).toEqual(['LVEF ~55%'])
    expect(propose('SUVmax 3.2, HU 35', 'en').inputs.map(({ kind }) => kind)).toEqual(['number', 'number'])
  })

  it('M415 takes a limit or a range right behind a label for what was found, and nowhere else', () => {
    expect(propose('LN: <1cm\n낭종: 2-3개').inputs).toMatchObject([
      { kind: 'text', label: { ko: 'LN' }, default: '<1cm' },
      { kind: 'text', label: { ko: '낭종' }, default: '2-3개' },
    ])
    expect(propose('LN <1cm, 5-6시 방향, 낭종 2-3개').inputs).toEqual([])
    expect(propose('细胞量:>40% / <40%', 'zh').inputs).toMatchObject([{ kind: 'choice' }])
  })

  it.each(['[2024.03.02]', '[2024-3-2]', '[2024년 3월 2일]', '[02.03.2024]'])(
    'M405 reads %s as a day that says which it was',
    (text) => {
      expect(propose(`이전 검사 ${text}`).inputs).toMatchObject([
        { kind: 'date', help: { ko: text.slice(1, -1) } },
      ])
    },
  )

  it('M408 reads ticks with spaces, and a column that begins with normal as one question', () => {
    expect(propose('심낭삼출: ( ) 없음 ( v ) 소량').inputs).toMatchObject([
      { kind: 'choice', default: 'soryang' },
    ])
    expect(propose('[ ] 정상\n[ v ] 골감소증\n[ ] 골다공증').inputs).toMatchObject([
      { kind: 'choice', label: { ko: '소견' }, options: [{}, {}, {}] },
    ])
  })

  it('M410 calls the cells of a table by row and column', () => {
    const table = 'Level\tDisc\tStenosis\nL3/4\t(bulging/protrusion)\t(none/mild)\nL4/5\t____\t(none/mild)'
    expect(propose(table, 'en').inputs.map(({ label }) => label.en)).toEqual([
      ...['L3/4 Disc', 'L3/4 Stenosis', 'L4/5 Disc', 'L4/5 Stenosis'],
    ])
  })

  it('M416 reads numbered answers behind a label, and leaves numbered findings alone', () => {
    expect(propose('Approach: 1) right radial 2) A. femoralis 3) left radial.', 'en').inputs).toMatchObject([
      { kind: 'choice', label: { en: 'Approach' }, options: [{}, { label: { en: 'A. femoralis' } }, {}] },
    ])
    expect(propose('결론: 1) Fatty liver 2) GB stone').inputs).toEqual([])
    expect(propose('1) Fatty liver 2) GB stone 3) Renal cyst').inputs).toEqual([])
    expect(propose('판정: 1) NHGUC 2) AUC 3) HGUC').inputs).toMatchObject([{ options: [{}, {}, {}] }])
  })

  it('M416 reads «0-1-2-3», «(a/b/c/d)» and «+/-» at the end', () => {
    expect(propose('osteophytes 0-1-2-3\ndensity (a/b/c/d)\nLVI +/-', 'en').inputs).toMatchObject([
      { label: { en: 'osteophytes' }, options: [{}, {}, {}, {}] },
      { label: { en: 'density' }, options: [{}, {}, {}, {}] },
      { label: { en: 'LVI' }, options: [{}, {}] },
    ])
    expect(propose('2024-01-02 CD117+/-, 1-3-2', 'en').inputs).toEqual([])
  })

  it('M401 ends a comparison with its line, and knows «Imp.»', () => {
    const sections = (text: string) => propose(text).outputs.map(({ section }) => section)
    expect(sections('비교: 2024년 CT\n결절 8 mm.\nImp. 폐결절')).toEqual([
      'comparison',
      'findings',
      'impression',
    ])
    expect(sections('비교: 2024년 CT\n  2023년 CT')).toEqual(['comparison'])
    expect(sections('비교:\n2024년 CT')).toEqual(['comparison'])
    expect(sections('Important. 정상')).toEqual(['findings'])
  })

  it('M415 reads a decimal comma', () => {
    expect(propose('Milz 12,5 cm', 'de').inputs).toMatchObject([{ kind: 'measure', default: '12.5' }])
    expect(printed('Milz 12,5 cm', {}, 'de')).toEqual(['Milz 12,5 cm'])
  })

  it.each([
    ['(upper/mid/lower) pole', ['upper', 'mid', 'lower']],
    ['mild/moderate*/severe', ['mild', 'moderate', 'severe']],
    ['경도/중등도의 지방간', ['경도', '중등도']],
    ['(+/-)', ['+', '-']],
    ['(단일 | 다발성)', ['단일', '다발성']],
    ['well/ill-defined', ['well-defined', 'ill-defined']],
    ['(anterior/posterior wall)', ['anterior', 'posterior']],
    ['grade 1/2/3', ['1', '2', '3']],
    ['(4A/4B/4C)', ['4A', '4B', '4C']],
    ['肝脏轻度/中度/重度脂肪肝', ['轻度', '中度', '重度']],
    ['軽度/中等度の拡張', ['軽度', '中等度']],
  ])('M416 reads %s as a choice', (text, options) => {
    const { inputs } = propose(text)
    expect(inputs).toMatchObject([
      { kind: 'choice', options: options.map((word) => ({ label: { ko: word } })) },
    ])
  })

  it('M416 takes a star for the default and leaves the noun that answers share', () => {
    expect(propose('mild/moderate*/severe').inputs).toMatchObject([{ default: 'moderate' }])
    expect(printed('(anterior/posterior wall)', { wichi: 'posterior' })).toEqual(['(posterior wall)'])
  })

  it.each([
    'r/o mass, s/p op, f/u, and/or, w/o',
    'CT/MRI, AP/LAT, (ER/PR)',
    '간/담낭/췌장: 정상',
    'liver/spleen: normal',
    '1/2, (1/2), 05/12/2024',
    'mg/dL, (mg/dL), km/h',
    'T1/T2 (T1/T2)',
    'http://a.b/c/d',
    '(정상) (see CT/MRI)',
  ])('M416 leaves %s alone', (text) => {
    expect(propose(text).inputs).toEqual([])
  })

  it.each([
    ['크기: *', 'text'],
    ['크기 * cm', 'number'],
    ['크기 ***', 'text'],
    ['결론은 {} 임', 'text'],
    ['크기 [ ] mm', 'number'],
    ['[ ] x [ ] cm', 'size'],
    ['( ) x ( ) cm', 'size'],
    ['* x * x * mm', 'size'],
    ['크기 (   ) cm', 'number'],
    ['○○엽에', 'text'],
    ['크기 xx mm', 'number'],
    ['x.x x x.x cm', 'size'],
    ['nodule ( cm)', 'number'],
    ['nodule (  x  cm)', 'size'],
    ['Size:    cm', 'number'],
    ['Size:   x   x   cm', 'size'],
    ['(Ser/Img: )', 'text'],
    ['cT_', 'text'],
  ])('M417 reads %s as a blank', (text, kind) => {
    expect(propose(text).inputs.map((input) => input.kind)).toEqual([kind])
  })

  it.each([
    '* 간은 정상',
    'lobe* 참고',
    '3 * 4',
    '**bold** text',
    '*****',
    'file_name',
    'x-ray, T2 x',
    'Size (cm): 정상',
  ])('M417 leaves %s alone', (text) => {
    expect(propose(text).inputs).toEqual([])
    expect(printed(text)).toEqual([text])
  })

  it.each([
    ['ACL: intact / partial tear / complete tear', ['intact', 'partial tear', 'complete tear']],
    ['색: 담황색/혈뇨/혼탁', ['담황색', '혈뇨', '혼탁']],
    ['소장: 이상 소견 없음 / 벽비후, 정상', ['이상 소견 없음', '벽비후']],
    ['판정: 정상 / 골감소증 / 골다공증 (WHO)', ['정상', '골감소증', '골다공증']],
    ['Endoleak: none | type I | type II', ['none', 'type I', 'type II']],
    ['HER2: 0/1+/2+/3+', ['0', '1+', '2+', '3+']],
    ['HER2:0・1+・2+ Ki-67: 정상', ['0', '1+', '2+']],
    ['細胞量:>40% / <40%', ['>40%', '<40%']],
    ['判定：良性・悪性の疑い・悪性', ['良性', '悪性の疑い', '悪性']],
    ['Deauville score: 1 2 3 4 5', ['1', '2', '3', '4', '5']],
    ['탐색 [patent] [thrombus]', ['patent', 'thrombus']],
    ['reflux (-) (+)', ['-', '+']],
    ['H. pylori:(-)・(+)', ['-', '+']],
    ['Fracture: {none; femoral neck}', ['none', 'femoral neck']],
    ['K-L grade: {0,1,2,3,4}', ['0', '1', '2', '3', '4']],
    ['Adequacy: <satisfactory/unsatisfactory>', ['satisfactory', 'unsatisfactory']],
    ['위축 (-/+/++/+++)', ['-', '+', '++', '+++']],
    ['effusion ①없음 ②소량 ③다량', ['없음', '소량', '다량']],
    ['DVT: yes___ no___', ['yes', 'no']],
  ])('M420 reads %s as a choice', (text, options) => {
    expect(propose(text).inputs).toMatchObject([
      { kind: 'choice', options: options.map((word) => ({ label: { ko: word } })) },
    ])
  })

  it.each([
    'Modality: CT/MRI',
    'Sequences: T1/T2',
    'History: s/p op, f/u CT / MRI',
    'Findings: liver/spleen are normal',
    'Date: 05/12/2024, LN: 3/12',
    'Glucose: mg/dL',
    'Link: http://a.b/c',
    'CD34 (CD45 dim, CD117+/-)',
    'L1-L4: BMD 0.780 g/cm2 (2024: 0,820 g/cm2)',
    'Right ICA: PSV 98 m/s',
    'called at 02:37 on 11/16/2026',
    'MMR: Verlust MLH1/PMS2',
    'Level: degenerative change L5/S1',
    'Labrum: tear w/stripped periosteum',
    '骨髓：慢性淋巴细胞白血病/小淋巴细胞淋巴瘤累及',
    '<b>text</b> <br> 5 < 6 > 4',
    'to be continued ...',
  ])('M420 leaves %s alone', (text) => {
    expect(propose(text).inputs).toEqual([])
  })

  it('M405 keeps brackets side by side apart that are about different things', () => {
    expect(propose('a [small] [right] effusion', 'en').inputs.map(({ kind }) => kind)).toEqual([
      'text',
      'text',
    ])
    expect(propose('a [mild] [diffuse] change', 'en').inputs.map(({ kind }) => kind)).toEqual([
      'text',
      'text',
    ])
  })

  it('M420 takes the star of an answer and lets the sentence go on behind the last', () => {
    expect(propose('Invasion: not identified* / present, 3 개').inputs).toMatchObject([
      { label: { ko: 'Invasion' }, default: 'not_identified' },
    ])
    expect(printed('AC joint: mild/moderate/severe osteoarthrosis.', { ac_joint: 'mild' })).toEqual([
      'AC joint: mild osteoarthrosis.',
    ])
  })

  it.each([
    ['괴사: [absent*|present (__%)]', '괴사: present (30%)'],
    ['괴사: absent* / present (__ %)', '괴사: present (30 %)'],
    ['괴사: □ absent □ present __%', '괴사: present 30%'],
  ])('M421 asks a blank inside of an answer with that answer alone: %s', (text, expected) => {
    const { inputs } = propose(text)
    expect(inputs).toMatchObject([
      { kind: 'choice', options: [{ id: 'absent' }, { id: 'present' }] },
      { kind: 'number', unit: '%', visible: 'goesa == "present"' },
    ])
    expect(printed(text, { goesa: 'absent' })).toEqual(['괴사: absent'])
    const [entered] = printed(text, { goesa: 'present', [inputs[1]?.id ?? '']: '30' })
    expect(entered?.replaceAll(' ', '')).toBe(expected.replaceAll(' ', ''))
  })

  it('M408 reads boxes in a column, behind their answers, and those of which several apply', () => {
    expect(propose('Interpretation:\n □ NILM\n □ ASC-US\n □ LSIL', 'en').inputs).toMatchObject([
      { kind: 'choice', label: { en: 'Interpretation' }, options: [{}, {}, {}] },
    ])
    expect(propose('우측: 종괴 ( ) 석회화 ( ) 비대칭 ( )').inputs).toMatchObject([
      { kind: 'multi', label: { ko: '우측' }, options: [{}, {}, {}] },
    ])
    expect(propose('Quality: ( ) good ( ) poor', 'en').inputs).toMatchObject([{ kind: 'choice' }])
    expect(propose('합병증: □없음 □기흉 □출혈 (복수 선택)').inputs).toMatchObject([{ kind: 'multi' }])
    expect(propose('Organisms: □ Candida □ Trichomonas □ HSV', 'en').inputs).toMatchObject([
      { kind: 'multi' },
    ])
    expect(propose('( ) out of ( ) nodes', 'en').inputs.map(({ kind }) => kind)).toEqual([
      'integer',
      'integer',
    ])
  })

  it('M401 makes a text of a heading that nothing stands below', () => {
    const { inputs, outputs } = propose('간: 정상\n결론:')
    expect(inputs).toMatchObject([{ kind: 'text', label: { ko: '결론' } }])
    expect(outputs.map(({ section }) => section)).toEqual(['findings', 'impression'])
    expect(propose('Imp>\n정상\n<권고> 추적').outputs.map(({ section }) => section)).toEqual([
      'impression',
      'recommendation',
    ])
  })

  it('M409 reads prompts in braces, angles and signs', () => {
    expect(propose('{크기} cm 결절, {side}, 의견: {free text}').inputs).toMatchObject([
      { kind: 'number', label: { ko: '크기' }, unit: 'cm' },
      { kind: 'side' },
      { kind: 'text', label: { ko: '의견' }, help: { ko: 'free text' } },
    ])
    expect(propose('Nodule <size> mm in the <location>, passes: <#>', 'en').inputs).toMatchObject([
      { kind: 'number', label: { en: 'size' } },
      { kind: 'text', label: { en: 'location' } },
      { kind: 'integer', label: { en: 'passes' } },
    ])
    expect(propose('@위치@에 $크기$ mm').inputs).toMatchObject([
      { kind: 'text', label: { ko: '위치' } },
      { kind: 'number', label: { ko: '크기' } },
    ])
    expect(propose('{see the guide; ask first} Normal.', 'en').inputs).toEqual([])
  })

  it.each([
    ['Gleason score: _+_=_', ['integer', 'integer', 'integer']],
    ['A: _+_=_', ['text']],
    ['L_/_ disc', ['text']],
    ['Allred score __/8', ['integer']],
    ['T-score ____, SUVmax __._', ['number', 'number']],
    ['크기: __ ~ __ mm', ['number', 'number']],
    ['( )측 신장', ['side']],
    ['( x x ) cm', ['size']],
    ['Level ... left, ...x... mm', ['text', 'size']],
    ['소견: ..........', ['text']],
    ['Follow-up in ___ months', ['integer']],
    ['20__년 __월 __일, 2026-__-__, __.__.____', ['date', 'date', 'date']],
    ['각도 ___도, 15도', ['number', 'number']],
    ['（ ）×（ ）mm', ['size']],
  ])('M417 reads the blanks of %s', (text, kinds) => {
    expect(propose(text).inputs.map(({ kind }) => kind)).toEqual(kinds)
  })

  it('M410 calls a field by the head of its line, by what has a size, and never by a verb or a particle', () => {
    const labels = (text: string, locale: Locale = 'ko') =>
      propose(text, locale).inputs.map(({ label }) => label[locale])
    expect(labels('정중선 편위: 약 5 mm')).toEqual(['정중선 편위'])
    expect(labels('ER: Positive (Allred score __/8, __%)')).toEqual(['Allred score', 'ER'])
    expect(labels('Retropulsion (+/-) __mm')).toEqual(['Retropulsion', 'Retropulsion 크기'])
    expect(labels('BCL2 (__%), c-MYC (__%)')).toEqual(['BCL2', 'c-MYC'])
    expect(labels('활동성 (없음/경도/중등도)')).toEqual(['활동성'])
    expect(labels('전이 가능성 (낮음/중간/높음)')).toEqual(['전이 가능성'])
    expect(labels('__ mm AP x __ mm TR', 'en')).toEqual(['AP', 'TR'])
    expect(labels('内见点状强回声（有/无）', 'zh')).toEqual(['点状强回声'])
    expect(labels('판독의: ____')).toEqual(['판독의'])
    expect(labels('간 S( ) 에 ( )cm')).toEqual(['분절', '크기'])
  })

  it('M418 notes what the library has, once', () => {
    expect(propose('K-TIRADS 4\nBI-RADS 3, K-TIRADS 5\nTR4').notes).toEqual([
      { code: 'notation.library', params: { module: 'k-tirads', text: 'K-TIRADS' }, line: 1 },
      { code: 'notation.library', params: { module: 'birads', text: 'BI-RADS' }, line: 2 },
      { code: 'notation.library', params: { module: 'acr-tirads', text: 'TR4' }, line: 3 },
      { code: 'notation.nothingFound', params: {}, line: 1 },
    ])
  })

  it('M400 makes a readable module of anything', () => {
    const piece = fc.constantFrom(
      ...[
        '[',
        ']',
        '{',
        '}',
        '[#',
        ' mm]',
        '[# mm]',
        '|',
        ';',
        '*',
        '/',
        '___',
        '__x__',
        ' cm',
        '□',
        '■',
        '☐',
      ],
      ...[
        '(우/좌)',
        'R/L',
        '(right/left)',
        '을(를)',
        '은',
        '소견:',
        '\n',
        '\n\n',
        ':',
        '간',
        'liver',
        '[<date>]',
      ],
      ...[
        '{있음/없음}',
        '[ ]',
        '[x]',
        ' ',
        '😀',
        '\0',
        '\ud800',
        '1',
        '.',
        '(',
        ')',
        '肝',
        'İ',
        '<',
        '>',
        '\t',
        '@a@',
        '①',
        '...',
        '( ) ',
        'a / b',
        '・',
        '20__',
      ],
    )
    const text = fc.oneof(
      fc.array(piece, { maxLength: 80 }).map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary', maxLength: 200 }),
    )
    fc.assert(
      fc.property(text, fc.constantFrom<Locale>('ko', 'en', 'zh', 'ja', 'de'), (pasted, locale) => {
        const { notes } = propose(pasted, locale)
        for (const { code, line } of notes) {
          expect(NOTE_CODES).toContain(code)
          expect(line).toBeGreaterThan(0)
        }
      }),
      { numRuns: Math.ceil(FUZZ_RUNS / 12) },
    )
  })

  it.each([
    '[',
    '[]',
    '[[',
    '[a|',
    '{',
    '__',
    '__x',
    '□',
    '□ a ',
    '[ ] a ',
    '(',
    'R/',
    '우/좌',
    'a/',
    '[# mm] ',
    'word ',
    '\n',
    ':',
    '[a | b]을(를) ',
    '소견:\n',
    '[x] a [ ] b\n',
    '] }',
    '1.2 x ',
    '1 mm ',
    'mild/',
    'a/b/',
    '* ',
    '(a/b) ',
    '( ',
    'xx ',
    ': ',
    'K-TIRADS ',
    '간에 ',
    '肝脏轻度/',
    ': a / ',
    'a: b/c ',
    'a:\n □ b\n',
    'a ( ) ',
    '( ) a ',
    '[a] ',
    '(+) ',
    '<a ',
    '<a> ',
    '{a} mm ',
    '@a@',
    '... ',
    '_/',
    '_ + ',
    '① a ',
    '-①',
    'yes___ ',
    'x (__%) / ',
    'a\n결론:\n',
    'A ( ) b ( ) c ',
    'a → b | ',
    'a/b: __/__ ',
    'none / a __mm ',
  ])('M400 reads 20 KB of «%s» in time', (piece) => {
    const text = piece.repeat(Math.ceil(20_000 / piece.length))
    propose(text)
    if (isTimed) within(50, () => proposeModule(text, { locale: 'ko' }))
  })
})

/** What is asked, in short: kind, name and answers. */
const asked = (text: string, locale: Locale = 'ko') =>
  propose(text, locale).inputs.map((input) => shown(input, locale))

describe('what strangers write', () => {
  it.each([
    ['en', 'There is a [4] mm stone.', ['measure:Size']],
    ['en', 'SKIN, {SITE}, EXCISION:', ['text:SITE']],
    ['en', 'Attenuation [___] HU', ['number:Attenuation']],
    ['ko', '크기 [_ x _] cm', ['size:크기']],
    ['ko', '결절 ##mm', ['number:결절']],
    ['zh', '直径约__厘米', ['number:直径']],
    ['ko', '촬영일 yyyy-mm-dd', ['date:촬영일']],
    ['de', 'Datum: TT.MM.JJJJ', ['date:Datum']],
    ['ko', '검사일:    년   월   일', ['date:검사일']],
  ] as const)('M422 reads the blanks and days of %s «%s»', (locale, text, expected) => {
    expect(asked(text, locale)).toEqual(expected)
  })

  it.each([
    [
      'ko',
      'Index lesion: Rt/Lt, (base/mid/apex), (PZ/TZ)',
      ['side:좌우', 'choice:위치=base|mid|apex', 'choice:구역=PZ|TZ'],
    ],
    [
      'ko',
      'L_/_ : (bulging/protrusion/extrusion)',
      ['text:레벨', 'choice:추간판=bulging|protrusion|extrusion'],
    ],
    [
      'en',
      '{No|Mild} right and {no|mild} left foraminal narrowing.',
      ['choice:right foraminal narrowing=No|Mild', 'choice:left foraminal narrowing=no|mild'],
    ],
    [
      'en',
      '[No/Small/Large] [right/left] pleural effusion.',
      ['choice:pleural effusion=No|Small|Large', 'side:Side'],
    ],
    ['ko', '태위 초음파, (두위/둔위/횡위)', ['choice:태위=두위|둔위|횡위']],
    ['en', 'discussed with Dr. ____ (phone/in person)', ['text:Dr', 'choice:Method=phone|in person']],
    ['ko', '(micro/macro)adenoma', ['choice:adenoma=micro|macro']],
  ] as const)('M429 calls answers by what they are: %s «%s»', (locale, text, expected) => {
    expect(asked(text, locale)).toEqual(expected)
  })

  it.each([
    ['en', 'Skin, ____, punch biopsy:\n- ____', ['text:Location', 'text:Diagnosis']],
    ['ko', '임상정보: __세 (남/여), ____', ['integer:나이', 'choice:성별=남|여', 'text:임상정보']],
    ['ko', 'BI-RADS: C__', ['text:BI-RADS']],
    ['ko', '절제연: 근위 __ mm, 원위 __ mm', ['number:절제연 근위', 'number:절제연 원위']],
    ['ko', 'HPV: 16 (+/-), 18 (+/-)', ['choice:HPV 16=+|-', 'choice:HPV 18=+|-']],
    ['ko', 'Compression fracture: T__', ['text:Compression fracture']],
  ] as const)('M430 names the place, the person and the part in %s «%s»', (locale, text, expected) => {
    expect(asked(text, locale)).toEqual(expected)
  })

  it.each([
    ['ko', 'MTA score: Rt __, Lt __', ['integer:MTA score Rt', 'integer:MTA score Lt']],
    ['ko', 'Fazekas: PVWM __, DWM __', ['integer:PVWM', 'integer:DWM']],
    ['ko', '국소마취: 2% lidocaine ___ mL', ['number:lidocaine']],
    ['ko', 'SUVmax ___ (이전 ___)', ['number:SUVmax', 'number:이전']],
    ['ko', 'RI: upper __, lower __', ['number:RI upper', 'number:RI lower']],
    ['ko', 'IF) IgG _ IgA _', ['integer:IgG', 'integer:IgA']],
  ] as const)('M431 knows scores, ratios and solutions: %s «%s»', (locale, text, expected) => {
    expect(asked(text, locale)).toEqual(expected)
  })

  it.each([
    ['en', 'Histologic grade: ( ) G1 ( ) G2 ( ) G3', ['choice:Histologic grade=G1|G2|G3']],
    ['ko', '침범 엽: □RUL □RML □RLL □LUL', ['multi:침범 엽=RUL|RML|RLL|LUL']],
    ['ko', '판정 (Paris system)\n[ ] NHGUC\n[ ] AUC\n[ ] HGUC', ['choice:판정=NHGUC|AUC|HGUC']],
    ['ko', '신정맥 침범 □ / IVC 침범 □ / 주위 침윤 □', ['multi:소견=신정맥 침범|IVC 침범|주위 침윤']],
    ['ko', '■ 검사: Abdomen CT\n신장 __ cm', ['number:신장']],
    ['ko', '[갑상선 세침흡인]\n크기 __ mm', ['number:크기']],
    ['ko', '종양 크기: AP __ x TR __ x CC __ cm', ['size:종양 크기']],
  ] as const)('M432 tells boxes, bullets and captions apart: %s «%s»', (locale, text, expected) => {
    expect(asked(text, locale)).toEqual(expected)
  })

  it('M422 a unit in words stays in the text', () => {
    const [input] = propose('直径约__厘米。', 'zh').inputs
    expect(printed('直径约__厘米。', { [input?.id ?? '']: '7' }, 'zh')).toEqual(['直径约7厘米。'])
  })

  it.each([
    ['ko', '골절: 있음 · 없음', ['choice:골절=있음|없음']],
    ['ko', '골절 (유, 무)', ['choice:골절=유|무']],
    ['ko', '뇌실 [정상, 비정상]', ['choice:뇌실=정상|비정상']],
    ['ko', 'pT(1,2,3,4)', ['choice:pT=1|2|3|4']],
    ['zh', '结节（良性 或 恶性）', ['choice:结节=良性|恶性']],
    ['en', 'margin (irregular, spiculated)', []],
    ['en', 'FISH: amplified / not amplified / N/A', ['choice:FISH=amplified|not amplified|N/A']],
    ['ko', 'atrophy : [-] [+] [++] [N/A]', ['choice:atrophy=-|+|++|N/A']],
    ['ko', '벽비후 (O/X)', ['choice:벽비후=O|X']],
    ['ja', 'UL(−/+)', ['choice:UL=−|+']],
    ['ko', 'Stanford (A/B)', ['choice:Stanford=A|B']],
    ['ko', '범주: I. 양성 / II. AUS / III. 악성', ['choice:범주=I. 양성|II. AUS|III. 악성']],
    ['zh', 'FIGO分期：I/II/III/IV期', ['choice:FIGO分期=I|II|III|IV']],
    ['ko', '협착 정도: <50% / 50-69% / occlusion', ['choice:협착 정도=<50%|50-69%|occlusion']],
  ] as const)('M423 knows the answers of %s «%s»', (locale, text, expected) => {
    expect(asked(text, locale)).toEqual(expected)
  })

  it.each([
    ['ja', '主膵管（拡張：有/無）', ['choice:拡張=有|無']],
    ['ko', '수신증 (R: -/+, L: -/+)', ['choice:R=-|+', 'choice:L=-|+']],
    ['ja', '骨折（転位　有・無）', ['choice:転位=有|無']],
  ] as const)('M424 reads the questions in brackets of %s «%s»', (locale, text, expected) => {
    expect(asked(text, locale)).toEqual(expected)
  })

  it.each([
    ['ko', '골절: ㅁ 있음 ㅁ 없음', ['choice:골절=있음|없음']],
    ['ko', '골절: ○ 있음 ○ 없음', ['choice:골절=있음|없음']],
    ['ko', '골절: 있음( ) 없음( )', ['choice:골절=있음|없음']],
    ['zh', '积液：有□ 无□', ['choice:积液=有|无']],
    ['ja', '胸水：□有　□無', ['choice:胸水=有|無']],
    ['ko', '림프절 전이: ( )개 / 총 ( )개', ['integer:림프절 전이', 'integer:림프절 전이 총']],
    ['ko', '추적: ☐ 3개월 ☐ 6개월 ☐ 12개월', ['choice:추적=3개월|6개월|12개월']],
  ] as const)('M425 sees the boxes of %s «%s»', (locale, text, expected) => {
    expect(asked(text, locale)).toEqual(expected)
  })

  it.each([
    [
      'en',
      'Nottingham: tubules __ + nuclei __ + mitoses __ = __/9',
      ['integer:tubules', 'integer:nuclei', 'integer:mitoses', 'integer:Nottingham'],
    ],
    ['en', 'Follow-up CT in __ [months/years].', ['integer:Follow-up', 'choice:Unit=months|years']],
    ['zh', '第__肋骨', ['integer:肋骨']],
    ['en', 'BREAST, __:00', ['integer:Clock position']],
    ['de', 'Makroskopie: __ Polypen, zusammen', ['integer:Polypen']],
    ['en', 'Lymph nodes: ___ positive out of ___', ['integer:Lymph nodes', 'integer:Total Lymph nodes']],
  ] as const)('M426 counts in %s «%s»', (locale, text, expected) => {
    expect(asked(text, locale)).toEqual(expected)
  })

  it.each([
    ['ko', 'L1-4 T-score -2.3', ['number:L1-4 T-score']],
    ['ko', 'T-score -2.5 이하', []],
    ['zh', '心率72次/分', ['number:心率']],
    ['ko', '무게 120 g', ['number:무게']],
    ['ko', 'contrast 120 g', []],
  ] as const)('M427 measures in %s «%s»', (locale, text, expected) => {
    expect(asked(text, locale)).toEqual(expected)
    expect(printed(text, {}, locale)).toEqual([text])
  })

  it.each([
    ['en', 'Chronic (active/inactive) gastritis', ['choice:gastritis=active|inactive']],
    ['en', 'ureter with [no/mild/severe] hydronephrosis', ['choice:hydronephrosis=no|mild|severe']],
    ['zh', '左肾（有/无）积水', ['choice:积水=有|无']],
    ['ja', '膵：主膵管__mm（拡張なし/拡張あり）', ['number:主膵管', 'choice:拡張=拡張なし|拡張あり']],
    ['ko', '결론: 정상 / 결핵 / 기타 (     )', ['choice:결론=정상|결핵|기타', 'text:기타']],
    ['en', 'Compared with __/__/____', ['date:Comparison']],
    ['de', 'Niere re.: ___ x ___ cm, Niere li.: ___ x ___ cm', ['size:Niere re', 'size:Niere li']],
    ['ko', '흉수: 우 (없음/소량), 좌 (없음/소량)', ['choice:흉수 우=없음|소량', 'choice:흉수 좌=없음|소량']],
  ] as const)('M428 names the fields of %s «%s»', (locale, text, expected) => {
    expect(asked(text, locale)).toEqual(expected)
  })

  it.each([
    [
      'en',
      'Margin: (clear/involved/close, __ mm).',
      ['choice:Margin=clear|involved|close', 'number:Margin Distance'],
    ],
    ['en', 'Rec: (TFCA/6mo f/u MRA/NS consult)', ['choice:Rec=TFCA|6mo f/u MRA|NS consult']],
    ['ko', '변형 □유 □무. 추가검사: □내시경 □불필요', ['choice:변형=유|무', 'choice:추가검사=내시경|불필요']],
    ['de', 'Vaskularisation +/-. BI-RADS: 1/2/3', ['choice:Vaskularisation=+|-', 'choice:BI-RADS=1|2|3']],
    ['en', 'Hydrocele - small / moderate / large', ['choice:Hydrocele=small|moderate|large']],
    ['en', 'Lungs - CT / MRI / PET', []],
    ['de', 'Residualtumor (R0/R1)', ['choice:Residualtumor=R0|R1']],
    ['zh', '腺体：a□ b□ c□ d□', ['choice:腺体=a|b|c|d']],
    ['ko', 'Shoulder US : Rt( ) Lt( )', ['side:좌우']],
    [
      'ko',
      '| | CFV | PopV |\n|---|---|---|\n| thrombus | -/+ | -/+ |',
      ['choice:thrombus CFV=-|+', 'choice:thrombus PopV=-|+'],
    ],
  ] as const)('M433 reads the answers of %s «%s»', (locale, text, expected) => {
    expect(asked(text, locale)).toEqual(expected)
  })

  it.each([
    ['ko', '분획 __시~__시', ['integer:분획', 'integer:분획 2']],
    ['ko', '접수 시간 __시, 담당 ____', ['integer:접수 시간', 'text:담당']],
    ['en', 'NAS __/8. Fragments: __', ['integer:NAS', 'integer:Fragments']],
    ['ko', 'D-dimer ____ , CEA ____', ['number:D-dimer', 'number:CEA']],
    ['en', 'Old fracture of __th rib.', ['integer:rib']],
    ['ko', '제_수지 골절', ['integer:수지']],
    [
      'ko',
      '심낭삼출: none/small/large ( ___ mm )',
      ['choice:심낭삼출=none|small|large', 'number:심낭삼출 크기'],
    ],
    ['en', 'Colon: {Negative|Positive} for high grade dysplasia', ['choice:Colon=Negative|Positive']],
    [
      'en',
      '- {Negative|Positive} for high grade dysplasia',
      ['choice:high grade dysplasia=Negative|Positive'],
    ],
    ['de', 'Befund: Haut (Lok.: ____)', ['text:Lok.']],
    ['zh', 'Fazekas__级；MRA：（通畅/狭窄/闭塞）', ['integer:Fazekas', 'choice:MRA=通畅|狭窄|闭塞']],
    ['en', 'DEEP MARGIN ___MM', ['number:DEEP MARGIN']],
  ] as const)('M434 names and counts the fields of %s «%s»', (locale, text, expected) => {
    expect(asked(text, locale)).toEqual(expected)
  })

  it.each([
    ['ko', ['내용', '값', '값 2']],
    ['en', ['Details', 'Value', 'Value 2']],
    ['zh', ['说明', '数值', '数值 2']],
    ['ja', ['内容', '値', '値 2']],
    ['de', ['Details', 'Wert', 'Wert 2']],
  ] as const)('M434 calls what has no words by its kind, in %s', (locale, names) => {
    const { inputs } = propose('____\n\n[#]\n\n[#]', locale)
    expect(inputs.map(({ label }) => label[locale])).toEqual(names)
  })

  it.each([
    ['en', 'Echotexture [homogeneous|heterogeneous]', ['choice:Echotexture=homogeneous|heterogeneous']],
    ['en', 'Nodule [homogeneous|heterogeneous]', ['choice:Homogeneity=homogeneous|heterogeneous']],
    ['de', 'Kolonbiopsien aus ____ mit Dysplasie.', ['text:Kolonbiopsien']],
    ['ko', '검사와 비교시 결절 (___ mm)', ['number:결절']],
    ['ko', '[1/2/3]번째 늑골', ['choice:번호=1|2|3']],
    ['ko', '골절 위치: [기저부|간부|두부]', ['choice:골절 위치=기저부|간부|두부']],
    ['ko', '절제연: 음성/양성, ___ mm', ['choice:절제연=음성|양성', 'number:절제연 거리']],
    ['en', 'Lesion, (right/left/midline)', ['choice:Side=right|left|midline']],
    [
      'en',
      'Kidney ___ cm, [no hydro|mild hydro|severe hydro]',
      ['number:Kidney', 'choice:hydro=no hydro|mild hydro|severe hydro'],
    ],
    ['en', 'Procedure note: {direct|tandem} approach', ['choice:approach=direct|tandem']],
    ['ja', 'カルシウムスコア ___。#1 ( )%、#2 ( )%', ['integer:カルシウムスコア', 'number:#1', 'number:#2']],
    ['zh', 'L3/4、L4/5、L5/S1椎间盘（膨出/突出/脱出）', ['choice:椎间盘=膨出|突出|脱出']],
    ['ko', 'Rt. SFA: ( )%, length ( ) cm', ['number:Rt SFA', 'number:Rt SFA 길이']],
    ['ko', 'EF (M-mode) __ %', ['number:EF']],
    ['ko', '보고받은 사람 ____', ['text:보고받은 사람']],
    ['ko', 'UVC tip T__', ['text:UVC tip']],
    ['en', 'FNA with ___G needle', ['number:needle']],
  ] as const)('M435 names the fields of %s «%s»', (locale, text, expected) => {
    expect(asked(text, locale)).toEqual(expected)
  })

  it.each([
    ['ko', 'CEA/CA19-9: ____/____', ['number:CEA', 'number:CA19-9']],
    ['ko', '신장 크기 Rt/Lt: __/__ cm', ['number:신장 크기 Rt', 'number:신장 크기 Lt']],
    ['en', 'BPD/HC/AC: __/__/__ mm', ['number:BPD', 'number:HC', 'number:AC']],
    ['ko', 'M:E ratio = __ : __', ['text:M:E ratio']],
    ['ko', '전립선 용적 ( × × ) = ( ) mL', ['size:전립선 용적', 'number:부피']],
    ['ko', 'RI .__', ['number:RI']],
    ['en', 'g_ i_ t_ v_ C4d_', ['integer:g', 'integer:i', 'integer:t', 'integer:v', 'integer:C4d']],
    ['ko', '양성 __ / 총 __', ['integer:양성', 'integer:총']],
    ['en', 'Glomeruli: total __, crescent __', ['integer:Glomeruli total', 'integer:crescent']],
    ['ko', '(SE __ IM __)', ['integer:SE', 'integer:IM']],
    ['en', '| Vessel | PSV |\n| R ICA | ___ |', ['number:R ICA PSV']],
    [
      'ko',
      '        Rt.     Lt.\nMaxillary   (-/+)   (-/+)',
      ['choice:Maxillary Rt=-|+', 'choice:Maxillary Lt=-|+'],
    ],
    ['ko', '비고:', ['text:비고']],
    ['en', 'Skin, [site], [procedure]', ['text:site', 'text:procedure']],
    [
      'en',
      'A {size} cm {shape} mass, {margin} margin, BI-RADS {category}',
      ['number:size', 'text:shape', 'text:margin', 'text:category'],
    ],
    ['ko', '<Shoulder MRI - Rt/Lt>', ['side:좌우']],
    ['ko', '[Knee MRI (우/좌)]\n- ACL 정상', ['side:좌우']],
  ] as const)('M436 reads the blanks of %s «%s»', (locale, text, expected) => {
    expect(asked(text, locale)).toEqual(expected)
  })

  it.each([
    ['ko', '권고 (f/u / FNA)', ['choice:권고=f/u|FNA']],
    ['ko', 'IgG (-/tr/1+/2+)', ['choice:IgG=-|tr|1+|2+']],
    ['ko', '전이: 없음/육안적 ≤2cm/육안적 >2cm', ['choice:전이=없음|육안적 ≤2cm|육안적 >2cm']],
    ['de', 'L{0|1} V{0|1}', ['choice:L=0|1', 'choice:V=0|1']],
    ['ko', 'DJ stent: (-) / Rt. / Lt.', ['choice:DJ stent=(-)|Rt.|Lt.']],
    [
      'en',
      'HPV ( ) neg ( ) pos. Adequacy ( ) satisfactory ( ) limited.',
      ['choice:HPV=neg|pos', 'choice:Adequacy=satisfactory|limited'],
    ],
    ['en', 'Colon, [cecum, ascending, sigmoid]', ['choice:Location=cecum|ascending|sigmoid']],
    [
      'en',
      'with [osteophytes, joint space narrowing, sclerosis]',
      ['multi:Finding=osteophytes|joint space narrowing|sclerosis'],
    ],
    ['en', 'Lungs: [Clear, no effusion, no pneumothorax.]', ['text:Lungs']],
    ['ja', 'ACL：正常、部分断裂、完全断裂', ['choice:ACL=正常|部分断裂|完全断裂']],
    ['ja', '膵：正常、腫大なし、腫瘤なし', []],
    [
      'en',
      'Reactive hyperplasia / Tuberculosis / Lymphoma',
      ['choice:Diagnosis=Reactive hyperplasia|Tuberculosis|Lymphoma'],
    ],
    ['ko', '육안형 IIa/IIb/혼합', ['choice:육안형=IIa|IIb|혼합']],
    ['ko', '관절액 → 소량 | 중등도 | 다량', ['choice:관절액=소량|중등도|다량']],
    [
      'en',
      'Variance: neutral / plus __mm / minus __mm',
      ['choice:Variance=neutral|plus|minus', 'number:plus', 'number:minus'],
    ],
    ['ko', 'HSIL (CIN 2/CIN 3)', ['choice:HSIL=CIN 2|CIN 3']],
    ['de', 'Knorpel: Grad 0 / 1 / 2', ['choice:Grad=0|1|2']],
    ['en', 'mRECIST: CR PR SD PD', ['choice:mRECIST=CR|PR|SD|PD']],
    ['en', 'Density: a b c d', ['choice:Density=a|b|c|d']],
    ['ko', 'celiac (T/F)', ['choice:celiac=T|F']],
    ['ja', '脈管侵襲（Ly：0/1、V：0/1）', ['choice:Ly=0|1', 'choice:V=0|1']],
    ['ja', '水腎（右・左・なし）', ['choice:水腎=右|左|なし']],
    ['ja', 'DWIで〔右・左〕に高信号', ['side:左右']],
    ['zh', '诊断：□NILM □ASC-US □LSIL', ['choice:诊断=NILM|ASC-US|LSIL']],
  ] as const)('M437 reads the answers of %s «%s»', (locale, text, expected) => {
    expect(asked(text, locale)).toEqual(expected)
  })

  it('M401 knows a short heading in brackets', () => {
    const { outputs } = propose('[Imp]\nLung-RADS 2\n\n[Rec]\nLDCT')
    expect(outputs.map(({ section }) => section)).toEqual(['impression', 'recommendation'])
  })

  it.each([
    ['en', 'Hyperplasia without atypia (-/+)', 'choice:Hyperplasia without atypia=-|+'],
    [
      'de',
      'Rundherd (Ober-/Mittel-/Unterlappen)',
      'choice:Rundherd Lokalisation=Oberlappen|Mittellappen|Unterlappen',
    ],
    ['ja', '閉塞部位「　　　」', 'text:閉塞部位'],
    ['ko', '흉관 위치 양호/불량.', 'choice:흉관 위치=양호|불량'],
    ['en', '- {Tubular adenoma/Hyperplastic polyp}', 'choice:Diagnosis=Tubular adenoma|Hyperplastic polyp'],
    ['en', 'Phase: (pre-/post-contrast)', 'choice:Phase=pre-contrast|post-contrast'],
  ] as const)('M419 keeps what an answer and its name mean: %s %s', (locale, text, expected) => {
    const { inputs } = proposeModule(text, { locale }).definition
    expect(inputs.map((input) => shown(input, locale))).toEqual([expected])
  })

  it.each([
    ['ko', '합병증: 없음* / 있음: ________'],
    ['en', 'Complication: none* / yes: ____'],
    ['de', 'Komplikation: keine* / ja: ____'],
  ] as const)(
    'M419 asks behind a colon at the end of a line what the last answer is: %s %s',
    (locale, text) => {
      const [choice, words, ...more] = proposeModule(text, { locale }).definition.inputs
      expect(more).toEqual([])
      expect(choice).toMatchObject({ kind: 'choice', default: expect.any(String) })
      expect(words).toMatchObject({ kind: 'text', visible: expect.stringContaining(choice?.id ?? '?') })
    },
  )
})
