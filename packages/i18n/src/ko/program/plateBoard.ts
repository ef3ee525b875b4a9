import type { Message } from '../../message.ts'

export const plateBoard = {
  'plateBoard.label': '판',
  'plateBoard.place': '{row}행 {column}열',
  'plateBoard.empty': '빈 칸',
  'plateBoard.state.key': '키 {key}',
  'plateBoard.state.module': '모듈',
  'plateBoard.state.selected': '선택됨',
  'plateBoard.state.carried': '들고 있음',
  'plateBoard.state.written': '판독문에 있음',
  'plateBoard.state.writtenTimes': '판독문에 {count}번',
  'plateBoard.state.open': '작성 중',
  'plateBoard.state.moduleGone': '모듈 없음',
  'plateBoard.state.incomplete': '미완성',
} as const satisfies Record<string, Message>
