import { describe, expect, it } from 'vitest'
import { readTerms } from './readTerms.ts'
import { termProblems } from './termProblems.ts'

/** Sentences of reports with a word that the library doesn't use, and the word that it uses. */
const WRONG = {
  ko: {
    '우측 경부 임파선 종대': '림프절',
    '쓸개에 용종 있음': '담낭',
    '자기공명영상 시행함': 'MRI',
    '조영 증강 있음': '조영증강',
    '젖빛유리 음영': '간유리',
    '늑막 비후': '흉막',
    전산화단층촬영에서: 'CT',
    '부피 10 cc': 'mL',
  },
  en: {
    'Right renal tumour.': 'tumor',
    'Ground-glass and ground glass opacities.': 'ground-glass',
    'Polyp of the gall bladder.': 'gallbladder',
    'Hypo-echoic nodule.': 'Hypoechoic',
    'Enlarged lymphnode.': 'lymph node',
    'Late wash out.': 'washout',
    'Haemorrhage in the left thalamus.': 'Hemorrhage',
  },
  zh: {
    右肺毛玻璃影: '磨玻璃',
    电脑断层检查: 'CT',
    摄护腺增大: '前列腺',
    超音波检查: '超声',
    左侧肋膜增厚: '胸膜',
    淋巴腺肿大: '淋巴结',
    建议核磁检查: 'MRI',
    建议随诊: '随访',
  },
  ja: {
    スリガラス影を認める: 'すりガラス',
    リンパ腺腫大: 'リンパ節',
    頚椎に異常なし: '頸',
    肝のう胞: '嚢胞',
    肋膜の肥厚: '胸膜',
    胆のう結石: '胆嚢',
  },
  de: {
    'MRI des Schädels.': 'MRT',
    'Grösse 3 cm.': 'Größe',
    'Stenose von 20%.': ' %',
    'Volumen 10 mL.': 'ml',
    'Washout in der Spätphase.': 'Wash-out',
    'Hypoechogener Knoten, hypoechogen.': 'echoarm',
  },
} as const

describe('a word that the library has another one for', () => {
  it.each(
    Object.entries(WRONG).flatMap(([locale, sentences]) =>
      Object.entries(sentences).map(([text, ours]) => [locale, text, ours] as const),
    ),
  )('is found in %s: %s', (locale, text, ours) => {
    expect(termProblems(readTerms(), { id: 'any', names: { [locale]: text } } as { id: string })).toEqual(
      expect.arrayContaining([expect.stringContaining(`where the library says «${ours}»`)]),
    )
  })
})
