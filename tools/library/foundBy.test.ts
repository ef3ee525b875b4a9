import { describe, expect, it } from 'vitest'
import { readLibrary } from './readLibrary.ts'

/** What doctors type, by the plate that must come first, possibly next to others with the same name. */
const TYPED: Readonly<Record<string, string>> = {
  'thyroid-us': '갑초, 갑상선초음파, KTIRADS, 甲状腺超声, 甲状腺エコー, SD-Sono',
  'abdomen-us': '복초, 腹部B超, 腹部エコー, Abdomen-Sono',
  'chest-radiograph':
    'CXR, 흉부엑스선, 흉부 엑스레이, 가슴사진, 胸片, 胸部レントゲン, Rö-Thorax, Röntgen Thorax',
  'neuro-ct': 'BCT, brain CT, 뇌CT, 头CT, 頭部CT, CCT',
  'brain-mr': '뇌엠알, 뇌MR, 头颅MR, cMRT',
  'chest-ct': '흉부CT, LungRADS, Fleischner, LDCT, 胸部CT, CT Thorax',
  'abdomen-pelvis-ct': 'APCT, 복부CT, 全腹CT, CT Abdomen',
  liver: 'LIRADS, HCC, 肝MR',
  'lumbar-spine-mr': 'LSMRI, 허리엠알아이, HNP, 腰椎MR, LWS-MRT',
  'cervical-spine-mr': 'C-spine, 경추MR, 颈椎MR, HWS-MRT',
  'knee-mr': '무릎 MRI, 膝MRI, Knie-MRT',
  'shoulder-mr': '어깨MR, RCT, 肩MR, Schulter-MRT',
  mammography: '맘모, MMG, BIRADS, 钼靶, マンモ, Mammografie',
  'breast-us': '유초, 유방초음파, 乳腺エコー, 乳腺B超',
  'pelvis-us-gyn': '질초음파, ORADS, TVUS, 阴超',
  'prostate-mr': 'PIRADS, mpMRI, 전립선MR',
  'gi-pathology': '위내시경 Bx, 胃镜活检, GIST',
  cytology: '세포진, FNA, TCT',
  'urology-pathology': '전립선 조직검사, TRUS Bx, Prostatastanze',
  'lung-resection': '폐암 수술, 폐ca',
  'joint-radiograph': 'hip XR, 무릎XR, 关节DR',
}

const squeezed = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\u2010-\u2015·-]+/gu, '')

const words = new Map(
  readLibrary().plates.map(({ id, names, synonyms }) => [
    id,
    [...Object.values(names), ...Object.values(synonyms).flat()].map(squeezed),
  ]),
)

describe('a plate', () => {
  it.each(
    Object.entries(TYPED).flatMap(([id, typed]) => typed.split(', ').map((text) => [id, text] as const)),
  )('%s is called «%s», or begins so where nothing is called so', (id, text) => {
    const near = (own: readonly string[] = []) =>
      own.includes(squeezed(text)) ? 0 : own.some((word) => word.startsWith(squeezed(text))) ? 1 : 2
    const best = Math.min(...[...words.values()].map(near))
    expect(best).toBeLessThan(2)
    expect(near(words.get(id))).toBe(best)
  })
})
