import type { CellColor, Locale, ReportSection } from '@pandok/domain'

type Words = Readonly<Record<Locale, string>>

/**
 * A cell to start from. Its field has the same name, in the reader's language, in every language of the
 * phrase.
 */
export interface CellTemplate {
  section: ReportSection
  color: CellColor
  name: Words
  text: Words
  fields: Readonly<Record<string, Words>>
}

/** These cells are needed by nearly every plate, first those for images and then those for specimens. */
export const cellTemplates: readonly CellTemplate[] = [
  {
    section: 'findings',
    color: 'green',
    name: { ko: '정상', en: 'Normal', zh: '正常', ja: '正常', de: 'Unauffällig' },
    text: {
      ko: '특이 소견 없음.',
      en: 'No significant abnormality.',
      zh: '未见明显异常。',
      ja: '特記すべき異常所見なし。',
      de: 'Kein wesentlicher pathologischer Befund.',
    },
    fields: {},
  },
  {
    section: 'comparison',
    color: 'slate',
    name: { ko: '비교 검사', en: 'Comparison', zh: '对比检查', ja: '比較検査', de: 'Voraufnahmen' },
    text: {
      ko: '{day} 검사와 비교함.',
      en: 'Compared with the examination of {day}.',
      zh: '与 {day} 检查对比。',
      ja: '{day}の検査と比較。',
      de: 'Im Vergleich mit der Untersuchung vom {day}.',
    },
    fields: { day: { ko: '검사일', en: 'date', zh: '检查日期', ja: '検査日', de: 'Datum' } },
  },
  {
    section: 'findings',
    color: 'blue',
    name: { ko: '변화 없음', en: 'No change', zh: '无变化', ja: '変化なし', de: 'Unverändert' },
    text: {
      ko: '이전 검사와 비교하여 유의한 변화 없음.',
      en: 'No significant change since the previous examination.',
      zh: '与前次检查相比无明显变化。',
      ja: '前回検査と比較して有意な変化なし。',
      de: 'Keine wesentliche Änderung gegenüber der Voruntersuchung.',
    },
    fields: {},
  },
  {
    section: 'findings',
    color: 'orange',
    name: { ko: '결절', en: 'Nodule', zh: '结节', ja: '結節', de: 'Knoten' },
    text: {
      ko: '{place}에 {size} mm 크기의 결절이 있음.',
      en: 'A nodule of {size} mm is seen in the {place}.',
      zh: '{place}可见大小约 {size} mm 的结节。',
      ja: '{place}に{size} mm大の結節を認める。',
      de: 'Knoten von {size} mm, Lokalisation: {place}.',
    },
    fields: {
      place: { ko: '위치', en: 'location', zh: '部位', ja: '部位', de: 'Lokalisation' },
      size: { ko: '크기', en: 'size', zh: '大小', ja: '大きさ', de: 'Größe' },
    },
  },
  {
    section: 'recommendation',
    color: 'violet',
    name: { ko: '추적검사', en: 'Follow-up', zh: '随访', ja: '経過観察', de: 'Kontrolle' },
    text: {
      ko: '{months}개월 후 추적검사를 권고함.',
      en: 'Follow-up in {months} months is recommended.',
      zh: '建议 {months} 个月后复查。',
      ja: '{months}か月後の経過観察を推奨する。',
      de: 'Kontrolle in {months} Monaten empfohlen.',
    },
    fields: { months: { ko: '개월 수', en: 'months', zh: '月数', ja: '月数', de: 'Monate' } },
  },
  {
    section: 'recommendation',
    color: 'teal',
    name: { ko: '임상 연관', en: 'Correlate', zh: '结合临床', ja: '臨床対比', de: 'Klinik' },
    text: {
      ko: '임상 소견과의 연관성 확인을 권고함.',
      en: 'Clinical correlation is recommended.',
      zh: '请结合临床。',
      ja: '臨床所見との対比を推奨する。',
      de: 'Klinische Korrelation empfohlen.',
    },
    fields: {},
  },
  {
    section: 'specimen',
    color: 'yellow',
    name: { ko: '검체', en: 'Specimen', zh: '标本', ja: '検体', de: 'Präparat' },
    text: {
      ko: '{organ}, {procedure}.',
      en: '{organ}, {procedure}.',
      zh: '{organ}，{procedure}。',
      ja: '{organ}、{procedure}。',
      de: '{organ}, {procedure}.',
    },
    fields: {
      organ: { ko: '장기', en: 'organ', zh: '器官', ja: '臓器', de: 'Organ' },
      procedure: { ko: '채취 방법', en: 'procedure', zh: '取材方法', ja: '採取法', de: 'Entnahmeart' },
    },
  },
  {
    section: 'microscopy',
    color: 'pink',
    name: { ko: '절제연 음성', en: 'Margins free', zh: '切缘阴性', ja: '断端陰性', de: 'Ränder frei' },
    text: {
      ko: '절제연에 종양 없음 (최단 거리 {distance} mm).',
      en: 'Resection margins are free of tumor (closest distance {distance} mm).',
      zh: '切缘未见肿瘤（最近距离 {distance} mm）。',
      ja: '切除断端に腫瘍を認めない（最短距離 {distance} mm）。',
      de: 'Resektionsränder tumorfrei (geringster Abstand {distance} mm).',
    },
    fields: { distance: { ko: '거리', en: 'distance', zh: '距离', ja: '距離', de: 'Abstand' } },
  },
]
