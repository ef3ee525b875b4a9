import type { Locale } from '@pandok/domain'

/** Words that are correctly the same in several languages. */
export interface EqualWords {
  readonly reason: string
  /**
   * If present, a whole value may be the same in these languages; otherwise the word may occur in any value
   * of any language.
   */
  readonly between?: readonly Locale[]
  readonly words: readonly string[]
}

const list = (words: string) => words.split(' ')

export const equalWords: readonly EqualWords[] = [
  { reason: 'our name', words: ['Pandok'] },
  { reason: 'names', words: ['Toss Payments', 'Kakao', 'Naver'] },
  { reason: 'the name of a standard', words: ['DICOM', 'PACS'] },
  {
    reason: 'modalities and methods have international abbreviations',
    words: list('CT MR US NM PET DXA IHC SUV MPR'),
  },
  {
    reason: 'as it is printed on the keyboards of these countries',
    between: ['ko', 'en', 'zh', 'ja'],
    words: list('Ctrl Alt Shift Enter Esc Delete Backspace Home End PgUp PgDn'),
  },
  { reason: 'an abbreviation that these languages use', between: ['ko', 'en', 'ja'], words: ['ID'] },
  { reason: 'as it is printed on German keyboards too', words: list('Alt Esc') },
  {
    reason: 'the same word in English and German',
    between: ['en', 'de'],
    words: list(
      'Zoom Reset Export Presets Name Optional Status Neuro Score Orange Text Download Banner Version Server Proxy Updates Format Patient',
    ),
  },
  { reason: 'the names of the plans', between: ['en', 'de'], words: list('Basic Standard') },
  {
    reason: 'the Latin of anatomy',
    between: ['en', 'de'],
    words: list('Abdomen Axial Sagittal Subdural Mediastinum'),
  },
  {
    reason: 'written with the same characters in Chinese and Japanese',
    between: ['zh', 'ja'],
    words: [
      ...list(
        '国籍 期限 位置 所有者 使用中 条件 借方 警告 整数 判定表 角度 行数 行 文献 保存 未定 下限 上限 年',
      ),
      ...list('女性 男性 成立 不成立 操作 未完成 文字 短径 平均 最小 最大 密度 速度 患者 月 内容 更新'),
      ...list('胸部 腹部 血管 乳腺病理 核医学 血管造影 骨密度 左 右 肺 骨 硬膜下 肝 部位 四肢'),
      ...list('不透明度 前 足'),
    ],
  },
]
