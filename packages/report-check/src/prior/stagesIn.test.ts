import { describe, expect, it } from 'vitest'
import { readOldReport } from './readOldReport.ts'
import { stagesIn } from './stagesIn.ts'

const read = (text: string) => stagesIn(text).map(({ system, category }) => `${system} ${category}`)

describe('stagesIn', () => {
  it.each([
    ['Adenocarcinoma, pT3 N1a M0.', ['pT3', 'pN1a', 'M0']],
    ['Stage: ypT2N0(sn), R0', ['ypT2', 'ypN0(sn)']],
    ['Pathologic stage pT1c(m), pN1mi (1/3)', ['pT1c(m)', 'pN1mi']],
    ['Lung cancer cT2a cN2 cM1b', ['cT2a', 'cN2', 'cM1b']],
    ['T4bN2aM1c', ['T4b', 'N2a', 'M1c']],
    ['Nodal status pNX; distant metastasis pM1c2.', ['pNX', 'pM1c2']],
    ['우측 폐암 (cT1bN0M0).', ['cT1b', 'cN0', 'M0']],
    ['직장암, pT3이며 pN1b (2/15)임.', ['pT3', 'pN1b']],
    ['胃癌，pT4aN3bM0期。', ['pT4a', 'pN3b', 'M0']],
    ['乳腺癌 pTis(DCIS) pN0(i+)', ['pTis(DCIS)', 'pN0(i+)']],
    ['大腸癌 pT3、pN1a、M0、ステージIIIB', ['pT3', 'pN1a', 'M0']],
    ['肺癌術後、rpT1mi。', ['rpT1mi']],
    ['Kolonkarzinom, pT3 pN1a (1/14) L1 V0 Pn0 G2 R0', ['pT3', 'pN1a']],
    ['Rektumkarzinom uT3 uN1, klinisch cM0', ['uT3', 'uN1', 'cM0']],
    ['Mid rectal tumor, mrT3b N1, EMVI positive; after therapy ymrT2', ['mrT3b', 'mrN1', 'ymrT2']],
  ])('R380 «%s»: TNM', (text, stages) => {
    expect(read(text)).toEqual(stages.map((stage) => `tnm ${stage}`))
  })

  it.each([
    'T2 hyperintense lesion, T1 isointense.',
    'Compression fracture of T12 and T8.',
    'Occlusion of the M1 segment, T2* blooming.',
    'N2 fistula, PT 12 s, pt 2 years old.',
    'T1, T2 강조영상에서 저신호.',
    'T2強調像で高信号、M1閉塞。',
    'T1-Wichtung nativ, T2 mit Fettsättigung',
    'Gleason is not assigned after treatment.',
    'Grade group comparison of 12 cores.',
    'BGG 2 und EKG 3',
    'Gleason pattern 4: 60 %',
  ])('R380 «%s»: no stage', (text) => {
    expect(read(text)).toEqual([])
  })

  it.each([
    ['Gleason score 3+4=7 (Grade group 2)', ['gleason 3+4=7', 'gradeGroup 2']],
    ['Gleason 4 + 3, GG 3', ['gleason 4+3=7', 'gradeGroup 3']],
    ['Gleason sum 9', ['gleason 9']],
    ['글리슨 점수 7점(4+3), 등급군 3', ['gleason 4+3=7', 'gradeGroup 3']],
    ['전립선 선암, Gleason 점수: 3+3=6, ISUP 등급 그룹 1', ['gleason 3+3=6', 'gradeGroup 1']],
    ['格里森评分：4＋5＝9分，ISUP 分级分组 5 组', ['gleason 4+5=9', 'gradeGroup 5']],
    ['Gleason评分3+4=7，预后分组2', ['gleason 3+4=7', 'gradeGroup 2']],
    ['グリソンスコア 4+4=8、グレードグループ4', ['gleason 4+4=8', 'gradeGroup 4']],
    ['グリーソン分類 3+4', ['gleason 3+4=7']],
    ['Gleason-Score 7a (3+4), ISUP-Gradgruppe 2', ['gleason 3+4=7', 'gradeGroup 2']],
    ['Gleason-Summe 6, WHO-Gradgruppe 1', ['gleason 6', 'gradeGroup 1']],
    ['Invasive carcinoma, Nottingham grade II', ['nottingham 2']],
    ['Histologic grade 2 (Nottingham score 6: 3+2+1)', ['nottingham 2']],
    ['조직학적 등급 3 (노팅엄)', ['nottingham 3']],
    ['노팅엄 조직학적 등급 3', ['nottingham 3']],
    ['诺丁汉分级 1级', ['nottingham 1']],
    ['ノッティンガム組織学的グレード2', ['nottingham 2']],
    ['Nottingham-Grad: 3', ['nottingham 3']],
  ])('R380 «%s»: grades', (text, grades) => {
    expect(read(text)).toEqual(grades)
  })

  it('R380 gives the place of each and leaves out those of an earlier report', () => {
    const text =
      'Pathology 2026-03-02\nProstate: adenocarcinoma, Gleason 3+4=7, pT2 N0.\nPreviously Gleason 3+3=6.'
    const { categories } = readOldReport(text, 'en')
    expect(categories.map(({ start, end, category }) => [text.slice(start, end), category])).toEqual([
      ['Gleason 3+4=7', '3+4=7'],
      ['pT2', 'pT2'],
      ['N0', 'pN0'],
    ])
  })
})
