import type { Locale } from '@pandok/domain'

type Labels = Readonly<Record<Locale, string>>

/** The topics of answers and measurements with their labels in a form. */
export const TOPIC_LABELS = {
  size: { ko: '크기', en: 'Size', zh: '大小', ja: '大きさ', de: 'Größe' },
  diameter: { ko: '직경', en: 'Diameter', zh: '直径', ja: '径', de: 'Durchmesser' },
  thickness: { ko: '두께', en: 'Thickness', zh: '厚度', ja: '厚さ', de: 'Dicke' },
  length: { ko: '길이', en: 'Length', zh: '长度', ja: '長さ', de: 'Länge' },
  height: { ko: '높이', en: 'Height', zh: '高度', ja: '高さ', de: 'Höhe' },
  width: { ko: '폭', en: 'Width', zh: '宽度', ja: '幅', de: 'Breite' },
  depth: { ko: '깊이', en: 'Depth', zh: '深度', ja: '深さ', de: 'Tiefe' },
  distance: { ko: '거리', en: 'Distance', zh: '距离', ja: '距離', de: 'Abstand' },
  volume: { ko: '부피', en: 'Volume', zh: '体积', ja: '体積', de: 'Volumen' },
  weight: { ko: '무게', en: 'Weight', zh: '重量', ja: '重さ', de: 'Gewicht' },
  density: { ko: '밀도', en: 'Density', zh: '密度', ja: '濃度', de: 'Dichte' },
  angle: { ko: '각도', en: 'Angle', zh: '角度', ja: '角度', de: 'Winkel' },
  interval: { ko: '기간', en: 'Interval', zh: '间隔', ja: '間隔', de: 'Intervall' },
  time: { ko: '시각', en: 'Time', zh: '时间', ja: '時刻', de: 'Uhrzeit' },
  clock: { ko: '시계 방향', en: 'Clock position', zh: '钟点方向', ja: '時計方向', de: 'Uhrposition' },
  followUp: { ko: '추적 기간', en: 'Follow-up', zh: '复查', ja: '経過観察', de: 'Kontrolle' },
  action: { ko: '권고', en: 'Recommendation', zh: '建议', ja: '推奨', de: 'Empfehlung' },
  details: { ko: '내용', en: 'Details', zh: '说明', ja: '内容', de: 'Details' },
  variety: { ko: '종류', en: 'Type', zh: '类型', ja: '種類', de: 'Art' },
  value: { ko: '값', en: 'Value', zh: '数值', ja: '値', de: 'Wert' },
  unit: { ko: '단위', en: 'Unit', zh: '单位', ja: '単位', de: 'Einheit' },
  comparison: { ko: '비교', en: 'Comparison', zh: '对比', ja: '比較', de: 'Vergleich' },
  total: { ko: '총수', en: 'Total', zh: '总数', ja: '総数', de: 'gesamt' },
  count: { ko: '개수', en: 'Number', zh: '数目', ja: '個数', de: 'Anzahl' },
  laterality: { ko: '좌우', en: 'Side', zh: '侧别', ja: '左右', de: 'Seite' },
  ordinal: { ko: '번호', en: 'Number', zh: '序号', ja: '番号', de: 'Nummer' },
  location: { ko: '위치', en: 'Location', zh: '位置', ja: '部位', de: 'Lokalisation' },
  severity: { ko: '정도', en: 'Severity', zh: '程度', ja: '程度', de: 'Ausprägung' },
  amount: { ko: '양', en: 'Amount', zh: '量', ja: '量', de: 'Menge' },
  presence: { ko: '유무', en: 'Presence', zh: '有无', ja: '有無', de: 'Nachweis' },
  normality: { ko: '소견', en: 'Finding', zh: '表现', ja: '所見', de: 'Befund' },
  echogenicity: { ko: '에코', en: 'Echogenicity', zh: '回声', ja: 'エコー輝度', de: 'Echogenität' },
  composition: { ko: '내부 성상', en: 'Composition', zh: '内部结构', ja: '内部性状', de: 'Zusammensetzung' },
  margin: { ko: '경계', en: 'Margin', zh: '边缘', ja: '境界', de: 'Begrenzung' },
  shape: { ko: '모양', en: 'Shape', zh: '形态', ja: '形状', de: 'Form' },
  orientation: { ko: '방향', en: 'Orientation', zh: '方位', ja: '方向', de: 'Ausrichtung' },
  change: { ko: '변화', en: 'Change', zh: '变化', ja: '変化', de: 'Verlauf' },
  enhancement: {
    ko: '조영 증강',
    en: 'Enhancement',
    zh: '强化',
    ja: '造影効果',
    de: 'Kontrastmittelaufnahme',
  },
  signal: { ko: '신호 강도', en: 'Signal intensity', zh: '信号', ja: '信号強度', de: 'Signalintensität' },
  attenuation: { ko: '음영', en: 'Attenuation', zh: '密度', ja: '吸収値', de: 'Dichte' },
  homogeneity: { ko: '균질도', en: 'Homogeneity', zh: '均匀度', ja: '均一性', de: 'Homogenität' },
  certainty: { ko: '가능성', en: 'Certainty', zh: '可能性', ja: '確信度', de: 'Sicherheit' },
  level: { ko: '수준', en: 'Level', zh: '水平', ja: '程度', de: 'Stufe' },
  procedure: { ko: '술식', en: 'Procedure', zh: '术式', ja: '術式', de: 'Eingriff' },
  result: { ko: '결과', en: 'Result', zh: '结果', ja: '結果', de: 'Ergebnis' },
  acuity: { ko: '시기', en: 'Acuity', zh: '时期', ja: '時期', de: 'Akuität' },
  distribution: { ko: '분포', en: 'Distribution', zh: '分布', ja: '分布', de: 'Verteilung' },
  extent: { ko: '범위', en: 'Extent', zh: '范围', ja: '範囲', de: 'Ausdehnung' },
  differentiation: {
    ko: '분화도',
    en: 'Differentiation',
    zh: '分化程度',
    ja: '分化度',
    de: 'Differenzierung',
  },
  grade: { ko: '등급', en: 'Grade', zh: '级别', ja: 'グレード', de: 'Grad' },
  adequacy: { ko: '검체 적절성', en: 'Adequacy', zh: '标本满意度', ja: '検体適否', de: 'Materialqualität' },
  vascularity: { ko: '혈류', en: 'Vascularity', zh: '血流', ja: '血流', de: 'Vaskularisation' },
  displacement: { ko: '전위', en: 'Displacement', zh: '移位', ja: '転位', de: 'Dislokation' },
  appearance: { ko: '성상', en: 'Appearance', zh: '性状', ja: '性状', de: 'Beschaffenheit' },
  diagnosis: { ko: '진단', en: 'Diagnosis', zh: '诊断', ja: '診断', de: 'Diagnose' },
  current: { ko: '현재', en: 'current', zh: '本次', ja: '今回', de: 'aktuell' },
  calcification: { ko: '석회화', en: 'Calcification', zh: '钙化', ja: '石灰化', de: 'Verkalkung' },
  zone: { ko: '구역', en: 'Zone', zh: '分区', ja: '領域', de: 'Zone' },
  disc: { ko: '추간판', en: 'Disc', zh: '椎间盘', ja: '椎間板', de: 'Bandscheibe' },
  territory: { ko: '혈관 영역', en: 'Territory', zh: '血管区', ja: '血管支配域', de: 'Stromgebiet' },
  vessel: { ko: '혈관', en: 'Vessel', zh: '血管', ja: '血管', de: 'Gefäß' },
  lesion: { ko: '병변', en: 'Lesion', zh: '病变', ja: '病変', de: 'Läsion' },
  contact: { ko: '통보 방법', en: 'Method', zh: '方式', ja: '連絡方法', de: 'Übermittlung' },
  presentation: { ko: '태위', en: 'Presentation', zh: '胎位', ja: '胎位', de: 'Kindslage' },
  sex: { ko: '성별', en: 'Sex', zh: '性别', ja: '性別', de: 'Geschlecht' },
  age: { ko: '나이', en: 'Age', zh: '年龄', ja: '年齢', de: 'Alter' },
  flexion: { ko: '자궁 굴곡', en: 'Uterine position', zh: '子宫位置', ja: '子宮の傾き', de: 'Uteruslage' },
  growth: { ko: '성장 양상', en: 'Growth pattern', zh: '生长方式', ja: '発育形式', de: 'Wachstum' },
  purpose: { ko: '검사 목적', en: 'Indication', zh: '检查目的', ja: '検査目的', de: 'Fragestellung' },
  texture: { ko: '성상', en: 'Attenuation', zh: '密度', ja: '性状', de: 'Dichte' },
  color: { ko: '색', en: 'Color', zh: '颜色', ja: '色調', de: 'Farbe' },
  consistency: { ko: '경도', en: 'Consistency', zh: '质地', ja: '硬さ', de: 'Konsistenz' },
  activity: { ko: '활동성', en: 'Activity', zh: '活动性', ja: '活動性', de: 'Aktivität' },
  direction: { ko: '방향', en: 'Direction', zh: '方向', ja: '方向', de: 'Richtung' },
  vertebra: { ko: '레벨', en: 'Level', zh: '节段', ja: '高位', de: 'Höhe' },
  segment: { ko: '분절', en: 'Segment', zh: '肝段', ja: '区域', de: 'Segment' },
  score: { ko: '총점', en: 'Total score', zh: '总分', ja: '合計', de: 'Gesamtscore' },
  dose: { ko: '용량', en: 'Volume', zh: '用量', ja: '量', de: 'Menge' },
  changeRate: { ko: '변화율', en: 'Change', zh: '变化率', ja: '変化率', de: 'Änderung' },
} as const satisfies Readonly<Record<string, Labels>>

export const DATE_LABELS: Labels = { ko: '날짜', en: 'Date', zh: '日期', ja: '日付', de: 'Datum' }

export type Topic = keyof typeof TOPIC_LABELS

/** Words for a dimension in any language that are used beside a number. */
const DIMENSION_WORDS: Readonly<Partial<Record<Topic, string>>> = {
  size: 'size sized sizes measuring 크기 크기의 大小 大きさ サイズ 大の größe große grosse groß großer großes großen messend messende messender messendes',
  diameter: 'diameter diam caliber 직경 지름 내경 外径 内径 直径 径 径の durchmesser durchm kaliber',
  thickness: 'thickness thick thickened 두께 두께의 비후 厚度 厚 厚い 厚さ dicke dicker wanddicke',
  length: 'length long 길이 길이의 长度 长 長さ 長 länge lang',
  height: 'height high 높이 高度 高さ höhe hoch',
  width: 'width wide 폭 너비 宽度 宽 幅 breite breit',
  depth: 'depth deep 깊이 深度 深さ tiefe tief',
  distance: 'distance distant apart 거리 간격 距离 距離 abstand entfernung',
  weight: 'weight weighs weighing 무게 중량 重量 重さ gewicht schwer schweres schwerer schwere wiegt',
  volume: 'volume 부피 용적 体积 容積 体積 volumen',
}

const DIMENSION_OF = new Map(
  Object.entries(DIMENSION_WORDS).flatMap(([topic, words]) =>
    words.split(' ').map((word) => [word, topic as Topic] as const),
  ),
)

export const dimensionOfWord = (word: string): Topic | undefined => DIMENSION_OF.get(word.toLowerCase())

/** «胆管直径», «に径»: without spaces the word stands at the end of a longer one. */
export function dimensionAtEnd(word: string): Topic | undefined {
  const plain = word.replace(/[约約はがの]$/u, '')
  if (!/\p{Script=Han}$/u.test(plain)) return undefined
  return [2, 1].map((length) => dimensionOfWord(plain.slice(-length))).find(Boolean)
}
