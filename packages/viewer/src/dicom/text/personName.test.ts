import { describe, expect, it } from 'vitest'
import { personName } from './personName.ts'

const korean = { alphabetic: 'Hong^Gildong', ideographic: '洪^吉洞', phonetic: '홍^길동' }
const japanese = { alphabetic: 'Yamada^Tarou', ideographic: '山田^太郎', phonetic: 'やまだ^たろう' }
const western = { alphabetic: 'Adams^John Robert^Quincy^Rev.^B.A.', ideographic: '', phonetic: '' }

describe('a name on the screen', () => {
  it('trap 55: is written the way that readers of the language know it by', () => {
    expect(personName(korean, 'ko')).toBe('홍길동')
    expect(personName(korean, 'en')).toBe('Hong, Gildong')
    expect(personName(korean, 'de')).toBe('Hong, Gildong')
    expect(personName(korean, 'zh')).toBe('洪吉洞')
    expect(personName(japanese, 'ja')).toBe('山田 太郎')
    expect(personName(japanese, 'ko')).toBe('山田太郎')
    expect(personName(japanese, 'en')).toBe('Yamada, Tarou')
  })

  it('trap 55: falls back to the group that there is', () => {
    expect(personName({ alphabetic: '', ideographic: '王^小东', phonetic: '' }, 'en')).toBe('王小东')
    expect(personName({ alphabetic: 'ﾔﾏﾀﾞ^ﾀﾛｳ', ideographic: '', phonetic: '' }, 'ja')).toBe('ﾔﾏﾀﾞ ﾀﾛｳ')
    expect(personName({ alphabetic: '김희중', ideographic: '', phonetic: '' }, 'de')).toBe('김희중')
    expect(personName({ alphabetic: '', ideographic: '', phonetic: '' }, 'ko')).toBe('')
  })

  it('puts titles before and degrees after Western names', () => {
    expect(personName(western, 'en')).toBe('Adams, Rev. John Robert Quincy, B.A.')
    expect(personName({ alphabetic: 'PHANTOM', ideographic: '', phonetic: '' }, 'ko')).toBe('PHANTOM')
    expect(personName({ alphabetic: '^Jane', ideographic: '', phonetic: '' }, 'de')).toBe('Jane')
  })
})
