import type { desktopFiles as korean } from '../../ko/program/desktopFiles.ts'
import type { Translated } from '../../message.ts'

export const desktopFiles: Translated<typeof korean> = {
  'desktopFiles.cut.title': 'ファイルが多すぎるため、一部だけを開きました。',
  'desktopFiles.cut.text':
    '一度に読み込めるのは20,000ファイル、フォルダー16階層までです。残りはサブフォルダーを個別に開いてください。',
  'desktopFiles.notice.watch': '監視フォルダーに新しいファイルが{count}件あります',
  'desktopFiles.notice.handed': '受け取ったファイルが{count}件あります',
  'desktopFiles.notice.label': '受け取ったファイル',
  'desktopFiles.notice.open': '開く',
  'desktopFiles.notice.openImages': '画像を開く',
  'desktopFiles.notice.dismiss': '開かずに閉じる',
  'desktopFiles.import.gone': '{name}を読み込めません。移動または変更されています。',
  'desktopFiles.recent.title': '最近開いた検査',
  'desktopFiles.recent.none':
    '開いた検査はまだありません。エクスプローラーからPandokで開いたフォルダーがここに表示されます。',
  'desktopFiles.recent.count': '{count}ファイル',
  'desktopFiles.recent.gone':
    'フォルダーが見つかりません。移動または削除されたか、ドライブが接続されていません。',
  'desktopFiles.recent.remove': '一覧から外す',
  'desktopFiles.recent.removeOne': '{label}を一覧から外す',
  'desktopFiles.recent.all': '{count}件すべて表示',
  'desktopFiles.recent.clear': '一覧を消去',
  'desktopFiles.recent.clear.title': '最近開いた検査の一覧を消去しますか？',
  'desktopFiles.recent.clear.text': '消去するのは一覧だけです。ファイルはそのまま残ります。',
  'desktopFiles.watch.title': '監視フォルダー',
  'desktopFiles.watch.text': 'このフォルダーに届いた画像をお知らせします。自動的に開くことはありません。',
  'desktopFiles.watch.none': '監視しているフォルダーはありません。',
  'desktopFiles.watch.choose': 'フォルダーを指定',
  'desktopFiles.watch.change': 'フォルダーを変更',
  'desktopFiles.watch.off': '監視をやめる',
  'desktopFiles.watch.path': 'フォルダーのパス',
  'desktopFiles.watch.path.hint':
    'エクスプローラーでフォルダーを右クリックし、「パスのコピー」を選んで貼り付けてください。例：D:\\Inbox',
  'desktopFiles.watch.start': '監視を開始',
  'desktopFiles.watch.problem.NO_FOLDER':
    'そのフォルダーはありません。ドライブ文字から始まる完全なパスを入力してください。',
  'desktopFiles.watch.problem.FOLDER_TOO_LARGE':
    'フォルダー内のファイルが多すぎます。20,000件未満のフォルダーを指定してください。',
  'desktopFiles.watch.problem.OTHER': 'フォルダーを変更できませんでした。もう一度お試しください。',
}
