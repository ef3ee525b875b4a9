import type { guided as korean } from '../../ko/program/guided.ts'
import type { Translated } from '../../message.ts'

export const guided: Translated<typeof korean> = {
  'guided.open': '2分のチュートリアルを始める',
  'guided.title': 'チュートリアル',
  'guided.step': '{total}ステップ中{number}',
  'guided.doIt': '自動で進める',
  'guided.leave': 'チュートリアルを終了',
  'guided.left': 'チュートリアルを終了しました。作成した内容は残っています。',
  'guided.resume': '続ける',
  'guided.toPlates': 'プレートへ',
  'guided.measure.title': '大きさを尋ねる',
  'guided.measure.text':
    '「入力項目を追加」で「計測値」を選び、「大きさ」と名付けます。ビューアーで計測した値がここに入ります。',
  'guided.choice.title': '選択肢を作る',
  'guided.choice.text': '「1つ選択」を追加し、選択肢を2つ書きます。書いてEnterを押すと次の選択肢に進みます。',
  'guided.table.title': '判定表で値を決める',
  'guided.table.text':
    '10 mm未満は「小さい」、10 mm以上は「大きい」とする表です。漏れがあれば表に示されます。',
  'guided.sentence.title': '文を書く',
  'guided.sentence.text': '「文」で文を書き、値を入れる所で / を押して項目を挿入します。',
  'guided.try.title': '試す',
  'guided.try.text': '中央の「テスト」に大きさと辺縁を入れると、右の「結果」に文が表示されます。',
  'guided.save.title': '保存する',
  'guided.save.text': '保存すると、プレートのセルに置いてキー1つで書けるようになります。',
  'guided.done.title': 'モジュールが完成しました',
  'guided.done.text': 'プレートを開き、空のセルで「モジュールを選ぶ」を押すと配置できます。',
}
