import type { ColumnRole } from './ColumnMapping.ts'

/** Headings of columns in the five languages. Spaces, case and punctuation don't matter. */
const WORDS: Readonly<Record<ColumnRole, string>> = {
  shortcut:
    'shortcut key keys trigger abbreviation abbrev abbr code hotkey keyword macro macrocode autotext 단축키 단축어 약어 키 코드 매크로코드 ' +
    '상용구코드 호출어 호출키 트리거 短縮 短縮語 略語 ショートカット キー コード 登録語 よみ 读音 快捷键 快捷码 缩写 代码 编码 简码 快捷短语 kürzel kurzel ' +
    'abkürzung taste schlüssel tastenkürzel textkürzel',
  title:
    'title name label description subject macroname templatename 제목 이름 명칭 매크로명 상용구명 상용구 설명 항목 표제 タイトル 名称 名前 件名 表題 ラベル ' +
    '标题 标签 名字 模板名称 titel bezeichnung beschreibung betreff',
  group:
    'group folder category modality bodypart section department part 그룹 분류 폴더 카테고리 부위 모달리티 검사 검사종류 검사명 장비 과 グループ ' +
    'フォルダ 分類 カテゴリ 部位 検査 モダリティ 分组 类别 分类 文件夹 检查部位 检查项目 gruppe ordner kategorie region modalität untersuchung',
  findings:
    'findings finding text content contents report reporttext reading body phrase snippet replacement expansion replace macrotext result 소견 ' +
    '판독소견 판독 내용 본문 판독문 문구 텍스트 상용구내용 결과 검사소견 所見 読影所見 本文 内容 文章 レポート テキスト 定型文 検査所見 所见 检查所见 影像所见 ' +
    '影像表现 描述 文本 短语 正文 befund befunde befundtext textbaustein inhalt baustein',
  conclusion:
    'conclusion conclusions impression impressions diagnosis assessment opinion 결론 판독결론 인상 진단 종합소견 판독결과 診断 印象 結論 読影診断 ' +
    '诊断 诊断意见 结论 诊断印象 意见 beurteilung diagnose zusammenfassung',
  recommendation:
    'recommendation recommendations advice 권고 권고사항 추천 제안 推奨 推奨事項 建议 处理意见 empfehlung empfehlungen',
}

const ROLE_OF = new Map(
  Object.entries(WORDS).flatMap(([role, words]) =>
    words.split(' ').map((word) => [word, role as ColumnRole] as const),
  ),
)

/** Returns whether a cell is nothing but a heading; a text such as «소견 없음» only begins with one. */
export const isHeading = (cell: string): boolean =>
  ROLE_OF.has(
    cell
      .normalize('NFC')
      .toLowerCase()
      .slice(0, 60)
      .replace(/[^\p{L}]+/gu, ''),
  )

/** Returns the role of a heading by all of its words, or by the first known one. */
export function roleOfHeading(heading: string): ColumnRole | undefined {
  const plain = heading.normalize('NFC').toLowerCase().slice(0, 60)
  const whole = plain.replace(/[^\p{L}]+/gu, '')
  const known = ROLE_OF.get(whole)
  if (known) return known
  const words = plain.split(/[^\p{L}]+/u).filter(Boolean)
  return words.length > 3 ? undefined : words.map((word) => ROLE_OF.get(word)).find(Boolean)
}
