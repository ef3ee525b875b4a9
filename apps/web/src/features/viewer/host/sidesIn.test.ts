import { expect, it } from 'vitest'
import { sidesIn } from './sidesIn.ts'

it.each([
  ['우측 폐에 결절.', ['R']],
  ['좌엽에 12 mm 결절, 우엽 정상.', ['L', 'R']],
  ['A nodule in the right breast.', ['R']],
  ['Birads 2, bright echo, leftover barium', []],
  ['Rundherd im linken Oberlappen', ['L']],
  ['Nicht rechtzeitig', []],
  ['右肺に結節を認める。', ['R']],
  ['左侧乳腺未见异常。', ['L']],
  ['정상', []],
])('finds the sides in «%s»', (report, sides) => {
  expect(sidesIn(report)).toEqual(sides)
})
