import { describe, expect, it } from 'vitest'
import { withKoreanEndings } from './koreanEndings.ts'

const politeEndings = (text: string, kept?: readonly string[]) => withKoreanEndings(text, 'polite', kept)
const nounEndings = (text: string, kept?: readonly string[]) => withKoreanEndings(text, 'noun', kept)

describe('Korean endings', () => {
  it.each([
    ['흉수 없음.', '흉수 없습니다.'],
    ['결절 있음(12 mm).', '결절 있습니다(12 mm).'],
    ['간의 크기는 정상임.', '간의 크기는 정상입니다.'],
    ['K-TIRADS 4임.', 'K-TIRADS 4입니다.'],
    ['폐결절이 보임.', '폐결절이 보입니다.'],
    ['종괴가 관찰됨. 조직검사를 권함.', '종괴가 관찰됩니다. 조직검사를 권합니다.'],
    ['이전보다 커짐.', '이전보다 커졌습니다.'],
    ['확산제한이 나타남.', '확산제한이 나타납니다.'],
    ['연부조직으로 막힘.', '연부조직으로 막힙니다.'],
    ['구분이 어려움.', '구분이 어렵습니다.'],
    ['크기가 줄어듦.', '크기가 줄어들었습니다.'],
    ['잘 보이지 않음.', '잘 보이지 않습니다.'],
    ['흉부 CT를 시행함.', '흉부 CT를 시행하였습니다.'],
    ['음성으로 판정했음.', '음성으로 판정했습니다.'],
    ['110 HU를 넘음.', '110 HU를 넘습니다.'],
    ['진단을 얻음.', '진단을 얻습니다.'],
    ['척추측만이 아님.', '척추측만이 아닙니다.'],
    ['함께 판단하기 바람.', '함께 판단하기 바랍니다.'],
    ['각각 병기를 매김.', '각각 병기를 매겼습니다.'],
    ['좌측이 더 큼.\n우측은 같음.', '좌측이 더 큽니다.\n우측은 같습니다.'],
  ])('K325 makes «%s» a sentence, and a noun again', (noun, polite) => {
    expect(politeEndings(noun)).toBe(polite)
    expect(nounEndings(polite)).toBe(noun)
  })

  it.each([
    ['의심이 커집니다.', '의심이 커짐.'],
    ['간격이 좁습니다.', '간격이 좁음.'],
    ['간격이 멉니다.', '간격이 멂.'],
    ['벽이 두껍습니다.', '벽이 두꺼움.'],
    ['대부분 지방간염이었습니다.', '대부분 지방간염이었음.'],
    ['F1(Ishak 5–6)입니다.', 'F1(Ishak 5–6)임.'],
    ['추적하시기 바랍니다. 조직검사를 권합니다(4 cm 이상).', '추적하시기 바람. 조직검사를 권함(4 cm 이상).'],
  ])('K325 makes a noun of «%s»', (polite, noun) => {
    expect(nounEndings(polite)).toBe(noun)
  })

  it.each(['흉수 없음.', '급성 충수염.', '머니다.', '있습니다만 작음.', 'No effusion.'])(
    'K325 leaves «%s» a noun',
    (text) => expect(nounEndings(text)).toBe(text),
  )

  it.each([
    '급성 충수염.',
    '대장암 의심.',
    '고름.',
    '불임.',
    '천명음.',
    '조영제 포함.',
    '출혈의 조짐.',
    '추적 검사에 도움.',
    '정상입니다.',
    '뇌내출혈 있음, 부피 약 20 mL.',
    'No effusion.',
    '그 다음',
  ])('K325 leaves «%s» as it is', (text) => {
    expect(politeEndings(text)).toBe(text)
  })

  it('K325 leaves what somebody typed as they typed it', () => {
    expect(politeEndings('임상 소견: 통증 있음. 결절 있음.', ['통증 있음'])).toBe(
      '임상 소견: 통증 있음. 결절 있습니다.',
    )
    expect(nounEndings('임상 소견: 아픕니다. 결절이 있습니다.', ['아픕니다'])).toBe(
      '임상 소견: 아픕니다. 결절이 있음.',
    )
    expect(politeEndings('좌측에 결절 있음.', ['좌측', ''])).toBe('좌측에 결절 있습니다.')
  })
})
