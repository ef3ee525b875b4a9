import { type Ending, endingOfHangul } from './Ending.ts'

/** How Korean pronounces a unit. Compatibility characters (㎜, ㎖, ℃) were folded into letters before. */
const READINGS: Readonly<Record<string, string>> = {
  nm: '나노미터',
  μm: '마이크로미터',
  um: '마이크로미터',
  mm: '밀리미터',
  cm: '센티미터',
  km: '킬로미터',
  mm2: '제곱밀리미터',
  cm2: '제곱센티미터',
  m2: '제곱미터',
  mm3: '세제곱밀리미터',
  cm3: '세제곱센티미터',
  m3: '세제곱미터',
  cc: '시시',
  μL: '마이크로리터',
  μl: '마이크로리터',
  uL: '마이크로리터',
  mL: '밀리리터',
  ml: '밀리리터',
  dL: '데시리터',
  dl: '데시리터',
  ng: '나노그램',
  pg: '피코그램',
  μg: '마이크로그램',
  ug: '마이크로그램',
  mcg: '마이크로그램',
  mg: '밀리그램',
  kg: '킬로그램',
  ms: '밀리초',
  msec: '밀리초',
  sec: '초',
  min: '분',
  hr: '시간',
  mmHg: '밀리미터에이치지',
  cmH2O: '센티미터에이치투오',
  Pa: '파스칼',
  kPa: '킬로파스칼',
  HU: '에이치유',
  Sv: '시버트',
  mSv: '밀리시버트',
  μSv: '마이크로시버트',
  Gy: '그레이',
  mGy: '밀리그레이',
  cGy: '센티그레이',
  Bq: '베크렐',
  kBq: '킬로베크렐',
  MBq: '메가베크렐',
  GBq: '기가베크렐',
  Ci: '퀴리',
  mCi: '밀리퀴리',
  Hz: '헤르츠',
  kHz: '킬로헤르츠',
  MHz: '메가헤르츠',
  mol: '몰',
  mmol: '밀리몰',
  μmol: '마이크로몰',
  nmol: '나노몰',
  pmol: '피코몰',
  mEq: '밀리이큐',
  kcal: '킬로칼로리',
  cal: '칼로리',
  dB: '데시벨',
  Fr: '프렌치',
  '°C': '도',
}

/** Single letters are units only after a number: «3 L» is 리터, «보기 L» is the letter. */
const LETTERS: Readonly<Record<string, string>> = {
  m: '미터',
  L: '리터',
  l: '리터',
  g: '그램',
  s: '초',
  h: '시간',
  T: '테슬라',
  J: '줄',
}

const SIGNS: Readonly<Record<string, Ending>> = {
  '%': 'open',
  '‰': 'rieul',
  '°': 'open',
  '˚': 'open',
  '℉': 'open',
}

/** Returns the ending of a unit; for «mL/min» that of its last part. */
export function endingOfUnit(word: string): Ending | undefined {
  const sign = SIGNS[word.slice(-1)]
  if (sign) return sign
  const name = /(?:^|[^\p{L}])(°?\p{L}[\p{L}23]*)$/u.exec(word)?.[1] ?? ''
  const reading = Object.hasOwn(READINGS, name) ? READINGS[name] : undefined
  if (reading) return endingOfHangul(reading)
  const letter = Object.hasOwn(LETTERS, name) ? LETTERS[name] : undefined
  if (!letter) return undefined
  // «4L» is a lymph node station, while «4 L» and «1.5L» are liters.
  if (name === 'L' && /(?:^|[^\d.,])\d+L$/u.test(word)) return undefined
  return /(?:^|[^\p{L}\d])\d[\d.,]*\s?\p{L}$|[\p{L}\d]\/\p{L}$/u.test(word)
    ? endingOfHangul(letter)
    : undefined
}
