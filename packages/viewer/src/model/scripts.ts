// Unicode blocks instead of script properties: a browser needs 13 ms for the first look-up of a property,
// which would delay the first image and its patient's name.
const HANGUL_BLOCKS = '\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\uac00-\ud7ff\uffa0-\uffdc'
const KANA_BLOCKS = '\u3040-\u30ff\u31f0-\u31ff\uff66-\uff9f'
const HAN_BLOCKS = '\u2e80-\u2fdf\u3005-\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}'

/** Whether a text contains it. */
export const HANGUL = new RegExp(`[${HANGUL_BLOCKS}]`, 'u')
export const KANA = new RegExp(`[${KANA_BLOCKS}]`, 'u')
export const HAN = new RegExp(`[${HAN_BLOCKS}]`, 'u')
export const EAST_ASIAN = new RegExp(`[${HANGUL_BLOCKS}${HAN_BLOCKS}${KANA_BLOCKS}]`, 'u')
