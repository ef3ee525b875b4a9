const words = (ko: string, en: string, zh: string, ja: string, de: string) => ({ ko, en, zh, ja, de })
const sentence = (ko: unknown[], en: unknown[]) => ({ ko, en, zh: en, ja: en, de: en })

/** A module with every feature: each kind of input, a repeat group, a score, a table with a gap, checks and tests. */
export const fullModule = {
  inputs: [
    {
      id: 'composition',
      kind: 'choice',
      label: words('구성', 'Composition', '成分', '内部構造', 'Aufbau'),
      required: true,
      options: [
        { id: 'cystic', label: words('낭성', 'cystic', '囊性', '嚢胞性', 'zystisch'), points: 0 },
        { id: 'solid', label: words('고형', 'solid', '实性', '充実性', 'solide'), points: 2 },
      ],
    },
    {
      id: 'foci',
      kind: 'multi',
      label: words('석회화', 'Calcifications', '钙化', '石灰化', 'Verkalkungen'),
      options: [
        { id: 'none', label: words('없음', 'none', '无', 'なし', 'keine'), exclusive: true, points: 0 },
        { id: 'rim', label: words('변연부', 'rim', '边缘', '辺縁', 'randständig'), points: 2 },
        { id: 'punctate', label: words('점상', 'punctate', '点状', '点状', 'punktförmig'), points: 3 },
      ],
    },
    {
      id: 'size',
      kind: 'measure',
      what: 'length',
      label: words('크기', 'Size', '大小', '大きさ', 'Größe'),
      unit: 'mm',
      altUnits: ['cm'],
      decimals: 1,
      min: 1,
      max: 200,
    },
    {
      id: 'count',
      kind: 'integer',
      label: words('개수', 'Count', '数量', '個数', 'Anzahl'),
      min: 0,
      max: 20,
    },
    {
      id: 'sure',
      kind: 'bool',
      label: words('확실함', 'Certain', '确定', '確実', 'Sicher'),
      default: false,
      confirm: 'needed',
    },
    { id: 'place', kind: 'side', label: words('위치', 'Side', '侧别', '側', 'Seite') },
    { id: 'seen_on', kind: 'date', label: words('검사일', 'Date', '检查日', '検査日', 'Datum') },
    { id: 'remark', kind: 'text', label: words('비고', 'Remark', '备注', '備考', 'Bemerkung'), lines: 2 },
    {
      id: 'node_size',
      kind: 'number',
      group: 'nodes',
      label: words('림프절 크기', 'Node size', '淋巴结大小', 'リンパ節の大きさ', 'Knotengröße'),
      unit: 'mm',
    },
  ],
  groups: [
    { id: 'nodes', label: words('림프절', 'Node', '淋巴结', 'リンパ節', 'Lymphknoten'), min: 1, max: 5 },
  ],
  computed: [
    {
      id: 'points',
      label: words('점수', 'Points', '得分', '点数', 'Punkte'),
      kind: 'integer',
      score: { of: ['composition', 'foci'], agg: 'sum' },
    },
    {
      id: 'largest',
      label: words('가장 큰 림프절', 'Largest node', '最大淋巴结', '最大リンパ節', 'Größter Knoten'),
      kind: 'number',
      unit: 'mm',
      expr: 'max(nodes.map(n, n.node_size))',
      override: true,
    },
    { id: 'level', label: words('등급', 'Level', '分级', 'レベル', 'Stufe'), kind: 'text', table: 'levels' },
  ],
  tables: [
    {
      id: 'levels',
      hit: 'UNIQUE',
      cols: [{ ref: 'points' }],
      outs: [{ id: 'level', kind: 'text' }],
      rows: [
        { when: [{ range: [0, 1, '[]'] }], then: ['low'] },
        { when: [{ range: [3, null, '[)'] }], then: ['high'] },
      ],
    },
  ],
  checks: [
    {
      id: 'large',
      level: 'warn',
      when: 'size > 100',
      at: 'size',
      message: words(
        '크기를 확인하세요.',
        'Check the size.',
        '请确认大小。',
        '大きさを確認してください。',
        'Bitte Größe prüfen.',
      ),
    },
  ],
  outputs: [
    {
      id: 'finding',
      section: 'findings',
      label: words('소견', 'Finding', '所见', '所見', 'Befund'),
      body: sentence(
        ['크기 ', { v: 'size' }, '의 ', { v: 'composition' }, ' 결절', { josa: '이/가' }, ' 보임.'],
        ['There is ', { article: 'a' }, ' ', { v: 'size' }, ' ', { v: 'composition' }, ' nodule.'],
      ),
    },
    {
      id: 'nodes_text',
      section: 'findings',
      when: 'known(largest)',
      body: sentence(
        ['가장 큰 림프절은 ', { v: 'largest' }, '.'],
        ['The largest node is ', { v: 'largest' }, '.'],
      ),
    },
  ],
  tests: [
    {
      name: 'solid, rim',
      given: { composition: 'solid', foci: ['rim'] },
      expect: { values: { points: 4, level: 'high' } },
    },
    {
      name: 'wrong on purpose',
      given: { composition: 'cystic', foci: ['none'] },
      expect: { values: { level: 'high' } },
    },
  ],
  citations: [{ text: 'Tessler FN et al. J Am Coll Radiol 2017', pubmed: '28372962' }],
}
