/**
 * Words for a side in reports of the five languages. Readers would dismiss false warnings unread, and true
 * ones with them, so rare forms are missed rather than guessed: single letters and «RT», «LT» in capitals
 * (radiotherapy, liver transplants) don't count, and short forms count only with a body part. The left and
 * right heart and the side on which a patient lies don't name the examined side.
 */
const KOREAN_PARTS = [
  '유방|유두|액와|폐|흉|늑|쇄골|신|간(?!다)|부신|난소|난관|고환|부고환|이하선|악하선|갑상선|경동맥|안',
  '견관절|견갑|상완|전완|주관절|완관절|고관절|대퇴|슬관절|슬부|하퇴|족관절|족부|상지|하지',
  '뇌|대뇌|소뇌|전두|측두|두정|후두|[상중하]엽|설엽|[상하]복|[상하]사분|[상하][외내]|[상중하]폐|[상하]안|[상하]악',
].join('|')

const ENGLISH_PARTS =
  'breast|axilla|lung|kidney|ovary|test(?:is|icle)|eye|ear|neck|shoulder|arm|elbow|wrist|hand|hip|thigh|knee|leg|ankle|foot'

const NOT_ENGLISH = [
  'heart|cardiac|ventric|atri|coronary|anterior descending|circumflex|bundle|lateral decubitus',
  'away|now|after|before|angle|hand(?:ed|er)\\b|shift|untreated|behind|alone|in (?:situ|place)',
].join('|')

/**
 * These name no side: drugs («左氧氟沙星», «右旋糖酐»), the heart, postures, shifts, «右記», and «左右» for «about» or
 * both sides.
 */
const NOT_CHINESE = [
  '旋|氧氟|甲状腺素|炔|西孟|美托|佐匹',
  '心|室|房|冠|前下行|前降|回旋|主[干幹]',
  '侧卧|側臥|移|方移[动動]|[记記]|肩[上下]がり',
].join('|')

/**
 * «좌상» is a bruise, «좌골» a bone, «우수» means excellent, and «좌표» coordinates, so the syllable counts only with
 * a body part.
 */
const korean = (letter: '좌' | '우', word: '왼' | '오른') => [
  new RegExp(`${letter}측(?!위|\\s?와위)|${letter}엽|${word}(?:쪽|손|발|팔|눈|무릎|어깨|다리|가슴)`, 'u'),
  new RegExp(`(?<![가-힣])${letter}\\s?(?:${KOREAN_PARTS})`, 'u'),
]

const english = (word: 'left' | 'right') =>
  new RegExp(`(?<!\\ball )\\b${word}\\b(?![\\s-]+(?:sided\\s+)?(?:${NOT_ENGLISH}))`, 'iu')

/**
 * Matches «Rt. breast», «Lt knee», «breast (R)», «(L) knee». After other words, «(R)» may be a registered
 * trademark.
 */
const short = (letter: 'L' | 'R') => [
  new RegExp(`\\b${letter}t\\b(?![\\s-]?P(?:CR|A)\\b)`, 'u'),
  new RegExp(`\\b${letter.toLowerCase()}t\\.(?=\\s?[a-z가-힣])`, 'u'),
  new RegExp(`(?<!\\p{L}\\s?)\\(${letter}\\)\\s?(?:${ENGLISH_PARTS}|${KOREAN_PARTS})`, 'iu'),
  new RegExp(`(?:\\b(?:${ENGLISH_PARTS})|유방|폐|신장|무릎|어깨|관절)\\s?\\(${letter}\\)`, 'iu'),
]

/** Compounds count only if they name a side: «linksseitig», but not «Rechtsherzbelastung». */
const german = (adverb: 'links' | 'rechts', abbreviation: 'li' | 're') => {
  const stem = adverb.slice(1, -1)
  const [small, large] = [adverb.charAt(0), adverb.charAt(0).toUpperCase()]
  const adjective = `${stem}e[rnsm]?\\b(?!\\s+(?:Herz|Ventrikel|Vorhof|Winkel))`
  return [
    new RegExp(`\\b${adverb}(?:seitige?[rnsm]?)?\\b(?!\\s+(?:to|between|with)\\b)`, 'iu'),
    new RegExp(`\\b${small}${adjective}`, 'u'),
    // This pattern excludes the noun «die Rechte» (the rights) of patients.
    new RegExp(`(?<!\\b(?:die|der|alle|seine|ihre) )\\b${large}${adjective}`, 'u'),
    new RegExp(`\\b${abbreviation}\\.(?=\\s?[A-ZÄÖÜ])`, 'u'),
  ]
}

/** In Chinese and Japanese the character stands alone, so the exceptions have to be listed. */
const chinese = (letter: '左' | '右', other: '左' | '右') =>
  new RegExp(`(?<!${other})${letter}(?!${other}|${NOT_CHINESE})`, 'u')

export const BOTH_SIDES: readonly RegExp[] = [
  /(?<![가-힣])양(?:측|쪽|안|폐|\s폐야|유방|신장|슬관절|하지|상지)|좌우측/u,
  /\bbilateral(?:ly)?\b|\bbeid(?:er)?seit(?:s|ige?[rnsm]?)\b|\bbds\./iu,
  // «両側脳室» means the lateral ventricles of the brain.
  /[両双两雙兩][側侧](?![脳脑腦]室)|[両双两雙兩](?:肺|腎|肾|乳|眼|膝|肩|股)/u,
]

/** Includes the lobes of the lung, the quadrants of the abdomen and the views of the breast. */
export const SIDE_WORDS: Record<'L' | 'R', readonly RegExp[]> = {
  L: [
    ...korean('좌', '왼'),
    ...[english('left'), ...short('L'), /\bL(?:UL|LL|UQ|LQ|MLO)\b/u],
    ...[...german('links', 'li'), chinese('左', '右')],
  ],
  R: [
    ...korean('우', '오른'),
    ...[english('right'), ...short('R'), /\bR(?:UL|ML|LL|UQ|LQ|MLO)\b/u],
    ...[...german('rechts', 're'), chinese('右', '左')],
  ],
}
