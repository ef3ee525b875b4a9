import type { home as korean } from '../ko/home.ts'
import type { Translated } from '../message.ts'

export const home: Translated<typeof korean> = {
  'site.hero.eyebrow': '放射線科・病理診断科のための構造化レポート',
  'site.hero.title': '画像から目を離さず、キーひとつで書けるレポート',
  'site.hero.text':
    'よく使う文と計算を最大60セルのプレートに置き、キーを押すと、決まった書式のレポートがご自分の表現のまま書かれます。下のプレートは実際に動きます。押してみてください。',
  'site.hero.start': '無料で始める',
  'site.demo.label': 'プレートを試す',
  'site.demo.plate': '胸部CT',
  'site.demo.board': 'プレートのセル',
  'site.demo.hint': 'セルを一度押した後はキーでも実行できます',
  'site.demo.report': 'レポート',
  'site.demo.language': 'レポートの言語',
  'site.demo.empty': 'キーを押すと、ここにレポートが書かれます。',
  'site.demo.undo': '元に戻す',
  'site.demo.idle':
    '結節のモジュールを開きます。種類、大きさ、リスクを入れると、判定表から経過観察の間隔を求めてレポートに書きます。',
  'site.demo.note':
    'ライブラリの胸部CTプレートとFleischner 2017モジュールから8セルを抜き出したものです。文と表はプログラムと同じで、保存や送信は行いません。',
  'site.demo.cell.technique': '単純CT',
  'site.demo.cell.airways': '気道正常',
  'site.demo.cell.effusion': '胸水なし',
  'site.demo.cell.heart': '心臓正常',
  'site.demo.cell.nodes': 'リンパ節腫大なし',
  'site.demo.cell.bones': '骨正常',
  'site.demo.cell.nodule': '肺結節',
  'site.demo.cell.emphysema': '肺気腫',
  'site.demo.section.technique': '検査方法',
  'site.demo.section.findings': '所見',
  'site.demo.begun.technique': '単純胸部 CT。',
  'site.demo.begun.airways': '気管・主気管支に狭窄なし。',
  'site.demo.begun.effusion': '胸水を認めない。',
  'site.how.title': 'プレート、モジュール、レポート',
  'site.how.plate.title': 'プレート',
  'site.how.plate.text':
    '最大60セル。各セルに文かモジュールを入れ、キーを割り当てます。キーは位置で覚えるので、日本語入力中でもそのまま使えます。',
  'site.how.module.title': 'モジュール',
  'site.how.module.text':
    '大きさ、スコア、分類のように規則のある所見は、一度決めておけば、値を入れるたびに同じ基準で計算し、同じ文で書きます。',
  'site.how.report.title': 'レポート',
  'site.how.report.text':
    '文は「所見」と「結論」、「肉眼所見」と「診断」のように決まったセクションに入ります。そのまま使うか手直しし、コピーして貼り付けます。',
  'site.viewer.title': '画像の横にプレートを置く',
  'site.viewer.text':
    '画像を送りながら、同じ画面でレポートを書きます。長さを測ると開いているモジュールの入力欄に入り、計測を直すとレポートの数値も変わります。',
  'site.viewer.open':
    'CT、MR、単純撮影、マンモグラフィ、超音波のDICOMを、フォルダー、ZIP、CD、DICOMweb PACSから開きます。',
  'site.viewer.slide': '病理スライド（SVS、ピラミッドTIFF、DICOM WSI）も同じ画面で拡大・計測します。',
  'site.viewer.measure':
    '長さ、長短径、角度、Cobb角、面積、HUを計測できます。多断面再構成（MPR）の画面でも使えます。',
  'site.viewer.note': 'ビューアーは一次診断用の医療機器ではありません。',
  'site.viewer.shot': 'ビューアーの画面：左に胸部CTと計測、右にプレートとレポート',
  'site.library.title': '根拠とテストの付いたモジュール',
  'site.library.text':
    'ライブラリにはモジュール{modules}個とプレート{plates}枚があります。各モジュールに参考文献と見直し期限があり、5言語の文までテストで確認しています。',
  'site.library.table':
    '判定表の漏れと重複は、数学的な証明によって見つけ出します。小数は丸めずに計算します。',
  'site.library.why': 'どの文でも「なぜこの文になったか」を開くと、入力、点数、表の行が表示されます。',
  'site.library.own':
    'お使いのマクロを貼り付けるとモジュールの下書きになります。自作のモジュールも同じ方法でテストします。',
  'site.library.names': 'ライブラリの分類とスコア',
  'site.library.shot': 'モジュールの編集画面：判定表、入力フォーム、書かれる文が並ぶ',
  'site.library.listShot': 'ライブラリの画面：使えるモジュールとプレートの一覧',
  'site.languages.title': '同じレポートを5言語で',
  'site.languages.text':
    'セルとモジュールには5言語の文が入っています。言語を切り替えても値はそのままで、文だけが変わります。助詞や格、単位、小数点は各言語の規則に従います。上のプレートで書いたレポートはここにも表示されます。',
  'site.keep.title': '読影室で安心して使うために',
  'site.keep.privacy.title': '患者情報はコンピューターの外に出ません',
  'site.keep.privacy.text':
    '画像、患者名、ファイル名、レポートはサーバーに送りません。サーバーに置くのは会員情報、プレート、モジュールだけです。',
  'site.keep.keyboard.title': 'キーボードだけで使えます',
  'site.keep.keyboard.text': 'すべての操作をキーボードで行えます。マウスでも同じように使えます。',
  'site.keep.share.title': '共有されたプレートはコピーして使います',
  'site.keep.share.text':
    'プレートやモジュールを共有すると、ほかの会員はコピーを作って手直しできます。元のプレートやモジュールは変わりません。ファイルとしてダウンロードして渡すこともできます。',
  'site.keep.backup.title': '消しても元に戻せます',
  'site.keep.backup.text':
    '保存のたびにバックアップが残り、削除したプレートとモジュールは30日間ごみ箱に残ります。',
  'site.price.title': 'プラン',
  'site.price.text': '無料で始め、プレートが足りなくなったら切り替えます。価格は税込です。',
  'site.get.title': 'Windows版とブラウザー版',
  'site.get.text':
    'インストーラーのバージョン、サイズ、SHA-256はダウンロードページにあります。Windows以外ではブラウザーで同じプログラムを使えます。',
  'site.start.title': '最初のプレートを作ってみましょう',
  'site.start.text': '無料会員でもプレートを{count}枚まで作れます。',
  'site.start.prices': 'プランを見る',
}
