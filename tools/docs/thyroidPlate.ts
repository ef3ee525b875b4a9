/** Each row has name, title, section, Korean, English, color, position and key. */
const PHRASES = [
  [
    '기법',
    '검사 방법',
    'technique',
    '고해상도 초음파로 검사함.',
    'High-resolution ultrasound was performed.',
    'slate',
    0,
    'Digit1',
  ],
  ['비교', '비교', 'comparison', '이전 검사 없음.', 'No prior study.', 'slate', 1, 'Digit2'],
  [
    '크기 정상',
    '갑상선 크기',
    'findings',
    '양측 갑상선 크기는 정상 범위임.',
    'Both lobes are of normal size.',
    'green',
    2,
    'KeyQ',
  ],
  [
    '에코 균일',
    '실질 에코',
    'findings',
    '실질 에코는 균일함.',
    'The echotexture is homogeneous.',
    'green',
    3,
    'KeyW',
  ],
  ['결절 없음', '결절', 'findings', '결절은 보이지 않음.', 'No nodule is seen.', 'green', 4, 'KeyE'],
  [
    '림프절',
    '경부 림프절',
    'findings',
    '비대한 경부 림프절은 없음.',
    'No enlarged cervical lymph node.',
    'teal',
    5,
    'KeyR',
  ],
  [
    '우엽 크기',
    '우엽',
    'findings',
    '우엽 크기 {세로} x {가로} cm임.',
    'The right lobe measures {세로} x {가로} cm.',
    'blue',
    10,
    'KeyA',
  ],
  [
    '좌엽 크기',
    '좌엽',
    'findings',
    '좌엽 크기 {세로} x {가로} cm임.',
    'The left lobe measures {세로} x {가로} cm.',
    'blue',
    11,
    'KeyS',
  ],
  ['추적', '결론', 'impression', '추적검사를 권고함.', 'Follow-up is recommended.', 'violet', 30, 'KeyZ'],
  [
    '정상',
    '결론',
    'impression',
    '정상 갑상선 초음파 소견.',
    'Normal thyroid ultrasound.',
    'violet',
    31,
    'KeyX',
  ],
] as const

/** A plate such as a radiologist might have made. */
export function thyroidPlate(moduleId: string) {
  const cells = PHRASES.map(([name, title, section, ko, en, color, position]) => ({
    id: `cell${position}`,
    position,
    name,
    title,
    color,
    outputs: [{ id: 'o', kind: 'phrase', section, text: { ko, en } }] as unknown[],
  }))
  const module = { id: 'o', kind: 'module', section: 'auto', moduleId }
  return {
    name: '갑상선 초음파',
    cells: [
      ...cells,
      { id: 'nodule', position: 20, name: '결절', title: '결절', color: 'orange', outputs: [module] },
      {
        id: 'second',
        position: 21,
        name: '둘째 결절',
        title: '둘째 결절',
        color: 'orange',
        outputs: [{ ...module, preset: { composition: 'solid' } }],
      },
    ],
    keyMap: {
      ...Object.fromEntries(PHRASES.map(([, , , , , , position, key]) => [key, `cell${position}`])),
      KeyD: 'nodule',
      KeyF: 'second',
    },
    autoFill: [
      {
        id: 'side',
        cell: 'second',
        output: 'o',
        input: 'place',
        source: { from: 'cell', cell: 'nodule', output: 'o', input: 'place' },
      },
      {
        id: 'day',
        cell: 'nodule',
        output: 'o',
        input: 'seen_on',
        source: { from: 'dicom', attribute: 'StudyDate' },
      },
    ],
  }
}
