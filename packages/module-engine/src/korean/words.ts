/** Words of reports whose spelling is misleading; the `reading` of an option takes precedence. */
export const WORDS: ReadonlyMap<string, string> = new Map([
  ['bosniak', '보스니악'],
  ['flair', '플레어'],
  ['foot', '풋'],
  ['jet', '제트'],
  ['nascet', '나셋'],
  ['pet', '펫'],
  ['rib', '립'],
  ['set', '세트'],
  ['stir', '스티어'],
  ['type', '타입'],
])
