import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { encodeText } from '../testkit/encodeText.ts'
import { decodeText, previews } from './decodeText.ts'
import type { Encoding } from './encodings.ts'

const SAMPLES: readonly [Encoding, Locale, string][] = [
  ['euc-kr', 'ko', '::ㅎㅂ::양측 폐야에 활동성 병변은 보이지 않음.\n::cxr::No active lung lesion.\n'],
  ['euc-kr', 'ko', 'Rt. lobe에 1.2 cm 크기의 nodule 있음'],
  ['euc-kr', 'ko', '코드,제목,소견,결론\nT1,갑상선 결절,우엽에 저에코 결절,추적 검사 요함\n'],
  ['shift_jis', 'ja', '右肺上葉に結節影を認めます。\n肝に異常所見を認めません。\n'],
  ['shift_jis', 'ja', 'コード,所見\nA1,リンパ節腫大なし\n'],
  ['gb18030', 'zh', '右肺上叶见一结节，大小约1.2cm，边缘清晰。\n肝脏未见异常。\n'],
  ['gb18030', 'zh', '代码,标题,所见\nA1,甲状腺结节,左叶低回声结节\n'],
  [
    'windows-1252',
    'de',
    'Kein Nachweis einer Raumforderung. Größe der Läsion 2 cm, für die Lunge unauffällig.',
  ],
  ['utf-8', 'ko', '우엽에 결절'],
]

describe('decodeText', () => {
  it.each(SAMPLES)('detects %s, whatever language the reader works in', (encoding, _, text) => {
    const bytes = encodeText(text, encoding)
    for (const locale of ['ko', 'en', 'zh', 'ja', 'de'] as const)
      expect(decodeText(bytes, locale)).toMatchObject({ text, encoding })
  })

  it.each(['utf-16le', 'utf-16be'] as const)('reads %s with a mark and without', (encoding) => {
    const text = '::cxr::양측 폐야에 이상 소견 없음.\n::ab::간은 정상 크기임.\n'
    expect(decodeText(encodeText(`\ufeff${text}`, encoding), 'ko')).toMatchObject({ text, encoding })
    expect(decodeText(encodeText(text, encoding), 'ko')).toMatchObject({ text, encoding, isGuess: false })
  })

  it('removes a byte order mark of UTF-8 and normalizes line ends', () => {
    const bytes = encodeText('\ufeff가\r\n나\r다\n', 'utf-8')
    expect(decodeText(bytes, 'ko')).toMatchObject({ text: '가\n나\n다\n', encoding: 'utf-8', isGuess: false })
  })

  it('shows the first line that has letters beyond ASCII', () => {
    const text = '; my macros\n\n::hv::폐암 의심\n나머지\n'
    expect(decodeText(encodeText(text, 'euc-kr'), 'ko')).toMatchObject({
      preview: '::hv::폐암 의심',
      isGuess: true,
    })
    expect(decodeText(encodeText('\n  plain\nb', 'utf-8'), 'ko').preview).toBe('plain')
  })

  it('uses the encoding that a person chose', () => {
    const bytes = encodeText('右肺上葉に結節', 'shift_jis')
    expect(decodeText(bytes, 'ko', 'shift_jis').text).toBe('右肺上葉に結節')
    expect(decodeText(bytes, 'ko', 'euc-kr').text).not.toBe('右肺上葉に結節')
  })

  it('shows the line in each encoding', () => {
    const bytes = encodeText('우엽에 결절', 'euc-kr')
    expect(previews(bytes)).toContainEqual({ encoding: 'euc-kr', preview: '우엽에 결절' })
    expect(previews(bytes).map(({ preview }) => preview)).toHaveLength(7)
  })

  it('reads an empty file, one byte and every byte', () => {
    expect(decodeText(new Uint8Array(), 'ko')).toMatchObject({ text: '', preview: '' })
    for (let byte = 0; byte < 256; byte += 1)
      expect(typeof decodeText(Uint8Array.of(byte), 'ko').text).toBe('string')
  })
})
