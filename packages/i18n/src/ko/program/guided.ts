import type { Message } from '../../message.ts'

export const guided = {
  'guided.open': '2분 예제 따라 하기',
  'guided.title': '예제 따라 하기',
  'guided.step': '{total}단계 중 {number}',
  'guided.doIt': '대신 해 주기',
  'guided.leave': '예제 그만두기',
  'guided.left': '예제를 닫았습니다. 만든 내용은 그대로 있습니다.',
  'guided.resume': '이어서 하기',
  'guided.toPlates': '판으로 가기',
  'guided.measure.title': '크기를 물어봅니다',
  'guided.measure.text':
    '‘입력 항목 추가’에서 ‘계측값’을 고르고 ‘크기’라고 적어 보세요. 뷰어에서 잰 값이 여기에 들어옵니다.',
  'guided.choice.title': '고를 답을 만듭니다',
  'guided.choice.text':
    '‘하나 고르기’를 추가하고 답을 두 개 적으세요. 답을 적고 Enter를 누르면 다음 답이 생깁니다.',
  'guided.table.title': '판정표로 값을 정합니다',
  'guided.table.text':
    '10 mm 미만이면 ‘작음’, 이상이면 ‘큼’으로 정하는 표입니다. 빠진 경우가 있으면 표가 알려 줍니다.',
  'guided.sentence.title': '문장을 씁니다',
  'guided.sentence.text':
    '‘문장’에서 문장을 쓰고, 값이 들어갈 곳에 /를 눌러 항목을 넣으세요. 조사는 값에 맞춰 자동으로 바뀝니다.',
  'guided.try.title': '써 봅니다',
  'guided.try.text': '가운데 ‘테스트’에 크기와 경계를 입력하면 오른쪽 ‘결과’에 문장이 나타납니다.',
  'guided.save.title': '저장합니다',
  'guided.save.text': '저장하면 판의 칸에 놓고 키 하나로 사용할 수 있습니다.',
  'guided.done.title': '모듈을 완성했습니다',
  'guided.done.text': '이제 판을 열고 빈 칸에서 ‘모듈 고르기’를 누르면 이 모듈을 놓을 수 있습니다.',
} as const satisfies Record<string, Message>
