import type { Message } from '../../message.ts'

export const exchange = {
  'exchange.import': '가져오기',
  'exchange.title': '파일에서 가져오기',
  'exchange.text':
    '판독 파일(.pandok.json)이나 다른 프로그램의 매크로·서식 파일을 고르거나 여기에 끌어다 놓으세요.',
  'exchange.choose': '파일 선택',
  'exchange.reading': '가져오는 중',
  'exchange.notJson': '읽을 수 없는 파일입니다. JSON 형식이 아닙니다.',
  'exchange.tooBig': '파일이 너무 큽니다. {size} MB까지 가져올 수 있습니다.',
  'exchange.refused': '파일에 잘못된 부분이 있어 아무것도 가져오지 않았습니다.',
  'exchange.failing': '저장된 테스트 {count}개가 통과하지 않습니다.',
  'exchange.anyway': '그래도 가져오기',
  'exchange.place': '위치',
  'exchange.problem': '문제',
  'exchange.done': '판 {plates}개와 모듈 {modules}개를 가져왔습니다.',
  'exchange.done.modules': '모듈 {count}개를 가져왔습니다.',
} as const satisfies Record<string, Message>
