import { describe, expect, it } from 'vitest'
import { politeEndings } from './politeEndings.ts'

describe('Korean endings', () => {
  it.each([
    ['흉수 없음.', '흉수 없습니다.'],
    ['결절 있음(12 mm).', '결절 있습니다(12 mm).'],
    ['간의 크기는 정상임.', '간의 크기는 정상입니다.'],
    ['K-TIRADS 4임.', 'K-TIRADS 4입니다.'],
    ['폐결절이 보임.', '폐결절이 보입니다.'],
    ['종괴가 관찰됨. 조직검사를 권함.', '종괴가 관찰됩니다. 조직검사를 권합니다.'],
    ['이전보다 커짐.', '이전보다 커집니다.'],
    ['확산제한이 나타남.', '확산제한이 나타납니다.'],
    ['연부조직으로 막힘.', '연부조직으로 막힙니다.'],
    ['구분이 어려움.', '구분이 어렵습니다.'],
    ['크기가 줄어듦.', '크기가 줄어듭니다.'],
    ['잘 보이지 않음.', '잘 보이지 않습니다.'],
    ['좌측이 더 큼.\n우측은 같음.', '좌측이 더 큽니다.\n우측은 같습니다.'],
  ])('K325 makes «%s» a sentence', (noun, polite) => {
    expect(politeEndings(noun)).toBe(polite)
  })

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
    expect(politeEndings('좌측에 결절 있음.', ['좌측', ''])).toBe('좌측에 결절 있습니다.')
  })
})
