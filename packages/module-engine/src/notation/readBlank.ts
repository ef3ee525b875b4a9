import type { Field, Found } from './Field.ts'
import { isSideWord } from './sideField.ts'
import { unitAfter, unitWordAfter } from './units.ts'

const COUNTERS =
  /^ ?(?:개월|개|회|번|세|살|년|주|일|점|배|명|장|個|回|歳|岁|个|条|粒|针|本|分(?=[+＋)）,，。])|조각|군데|매|곳|天|周|か月|ヶ月|日|週|枚|块|月(?=\s?(?:后|後|复查))|箇所|ヶ所|か所|处|级(?!别)|类(?![别型])|次|(?:st|nd|rd|th)(?!\p{L})|시(?= ?방향|\s?(?:[~∼–,)]|에\s|$|\n))|時方向|点钟?(?=方|位|处|距)|o[’']clock|:00(?![\d:])|Uhr(?!\p{L})|분(?=[\s,.)]|$)|(?:weeks?|days?|months?|years?|hours?|wks?|mos?|yrs?|Wochen?|Tagen?|Monaten?|Jahren?|Stunden?)(?!\p{L})|[wdy](?![A-Za-z]))/u

/** «__시 방향», «at __ o'clock», «bei __ Uhr»: where in a breast or a capsule. */
const CLOCK = /^ ?(?:시 ?방향|時方向|点钟?(?:方|位|处|距)|o[’']clock|:00(?![\d:])|Uhr(?!\p{L}))/u

/** A time until or since something: «6개월 후», «in 3 months». How old a pregnancy is, is none. */
const LATER =
  /^ ?(?:개월|个?月|か月|ヶ月|주|일|년|天|週|日)\s?(?:후|뒤|전|이내|마다|간격|뒤에|추적|後|后|前|内|复查)/u
/** «in __ [months/years]»: what is counted is chosen. */
const PERIOD_CHOSEN =
  /^ ?[[({<](?:days?|weeks?|months?|years?|Tagen?|Wochen?|Monaten?|Jahren?|일|주|개월|년|[天日周週年]|个月|か月|ヶ月)\s?[/／|]/iu
const WITHIN_BEFORE = /\b(?:in|after|within|nach|every|alle)\s*$/iu
const PERIODS = /^ ?(?:weeks?|days?|months?|years?|Wochen?|Tagen?|Monaten?|Jahren?)(?!\p{L})/u

/** Words before a blank that say that it counts or scores something. */
const COUNTED =
  /(?:\b(?:Anzahl(?: \p{L}+){1,2}|number|number (?:of )?[\p{L} ]{1,30}|nodes? \p{L}{1,20}|(?:tumou?r )?deposits|[\p{L}\d]*(?<![TZ]-)score|(?:rating )?scale|points|count|(?:fragments|pieces|cores|passes|blocks|slides|cassettes|sections)(?=\s*[:：])|day of (?:the )?\p{L}{3,12})|(?<!\p{L})n(?=\s?=)|[\p{L}\d]\s수|davon \p{L}{3,20}|개수|점수|积分|评分|得分|(?<![TZ])スコア|Anzahl|個数|数目)\s*(?:\([^()]{1,20}\))?\s*[:：=]?\s*$/iu
/** «___ lymph nodes are identified», «___ fragments of» */
const THINGS_AFTER =
  /^ (?:\p{L}{3,20} ){0,2}(?:nodes|fragments|cores|pieces|lesions|nodules|cysts|stones|masses|foci|slides|blocks|cassettes|passes|sections|samples|biopsies|specimens|tumou?rs|mitoses|polyps|fibroids|metastases|Partikel|Fragmente|Stanzen|Herde|Knoten|\p{L}*zylinder|Lymphknoten)(?!\p{L})/iu
/** «__ Polypen», «__ Läsionen»: German nouns in the plural. */
/** «__ per mm2», «____ y/o» */
const RATE_AFTER = /^ ?(?:per (?:mm2|HPF|\d)|y\/o(?!\p{L})|-?year-old)/iu
const PLURAL_AFTER = /^ \p{Lu}\p{Ll}{2,}(?:en|ome|ate|eln)(?=[\s,.;:)]|$)/u
const STARTS = /(?:^|[.,;:(\n]|\b(?:of|total|the))\s*$/u
/** Words before a blank that say that a number with decimals stands there. */
const VALUED =
  /(?:\b[TZ][- ]?(?:[Ss]core|スコア|점수)|\bdensity|\bratio|\b[Ii]ndex|\b[Qq]uotient|\bSUV\p{L}{0,5}|\bHU(?: \p{L}{1,20})?|\b(?:PSV|EDV|DAP|DLP|CTDI(?:vol)?|HTQ|CTR|SD|RI|PI|PSAD|CPS|TPS|E\/[eA][’']?)|\b(?:D-?dimer|CRP|ESR|PSA|AFP|CEA|CA ?(?:19-9|125|15-3)|β?-?[Hh]CG|eGFR|LDH|INR|CACS|CAC score|Calcium score|Agatston score)|[\p{L}\d][值値]|[\p{L}\d]比|比率|비율|지수|指数)\s*[:：=]?\s*$/u

/** Scales that have whole numbers only. A grade may be «IIF» or «2-3», and so may other systems. */
const WHOLE_SCALE =
  /\b(?:(?:K-?|EU-?|ACR )TI-?RADS|PI-?RADS|O-?RADS|TR|NG|HG|ASPECTS|Fazekas|MTA|GCA|Koedam|Deauville|Modic|Nancy(?:[- ]Index)?|Grade ?Group|Gradgruppe|CIN|IRS|ISUP|Allred|GCS|Risser|Pfirrmann|Outerbridge|Goutallier|Patte|Kellgren(?:-Lawrence)?|Rutherford|Fisher|NIHSS|mRS|ECOG)(?: (?:US|MRI|v\d(?:\.\d)?|grade|category|score|gesamt|overall))*\s*[:：=]?\s*$/iu

/** «Fazekas: PVWM __, DWM __», «Calcium score: LM __, LAD __»: what the line asks is asked of each of its parts. */
const PART_BEFORE =
  /(?:^|\n)([^\n:：]{1,40}[:：])(?:[^\n:：]*?[,，、/(（;_])?\s*\p{L}[\p{L}\d .-]{0,14}?\s?$/u
/** «(tubules __, nuclei __, mitoses __)», «T2 __ / DWI __»: points that make up a score. */
const POINTS_BEFORE =
  /(?:\b(?:tubul\p{L}*(?: formation)?|nuclei|(?:nuclear )?pleomorphism|mitos[ei]s|Kernpolymorphie|Mitosen|T2W?I?|DWI)|세관 ?형성|핵 ?다형성|유사분열|腺管形成|核異型|核分裂像?)\s?$/iu
/** «G_P_» */
const OBSTETRIC = /(?:^|[\s,:：(])(?:G|G_+\s?P)$/u
/** «SUVmax ___ (이전 ___)»: the value of before is one of the same kind. */
const EARLIER =
  /_+\s?[(（,，]\s?(?:이전|전회|기존|prior|prev(?:ious(?:ly)?)?\.?|was|前回|既往|上次|vorher|zuvor)\s*[:：]?\s*$/iu

/** «ratio R __ L __», «Kellgren-Lawrence re. _ li. _»: of each side the same is asked. */
const SIDED =
  /(?:\s(?:R|Rt|re|right|rechts|우측?|右)\.?\s?_+[^_\n\d]{0,6})?\s(?:R|L|Rt|Lt|re|li|right|left|rechts|links|[우좌]측?|[右左])\.?\s?$/u

/** «섬유화 stage (0-4): _» */
const RANGE_BEFORE = /(?:[[(（]|\s)\d{1,2}\s?[-–~]\s?\d{1,2}(?:[\])）]\s*[:：=]?|\s?[:：])\s*$/u
/** «(Se__, Im__)»: where to find it in the study. */
const IMAGE_BEFORE =
  /(?:^|[^\p{L}])SE$|SE\s?_+[ ,]\s?IM$|(?:^|[^\p{L}])(?:Ser?|[Ss]erie[sn]?|Bild|Img|[Ii]mage|序列|图像)\s?#?$|[,，(（]\s?Im\s?$/u

/** Returns the unit that a number in front of the text counts: «weeks», «일»; '' if there is none. */
export const counterAfter = (text: string): string => COUNTERS.exec(text)?.[0].trim() ?? ''

/** Returns the counter behind a blank if it counts time: «days» names such a blank, which «pieces» wouldn't. */
export const periodAfter = (text: string): string =>
  PERIODS.test(text) || /^ ?(?:[주일년wd天周週]|か月|ヶ月)(?!\p{L})/u.test(text) ? counterAfter(text) : ''

/** Returns whether a value with this name has decimals, judged by the column of a table: «R ICA PSV». */
export const isValued = (label: string): boolean => VALUED.test(label)

export const isCounted = (before: string): boolean => COUNTED.test(before.slice(-60))

/** Placeholders of templates: a line, stars, circles, empty brackets, or x's for a number. */
const SIGN =
  '(?:\\d[.,]_+|_+\\._+|\\._+|_+|\\.{3,}|…+|\\*{1,5}|[○◯〇]{1,5}|\\(\\s*\\)|（\\s*）|\\[\\s*\\]|\\{\\s*\\}|「\\s*」|『\\s*』|\\?{2,4}|[xX]{2,4}(?:\\.[xX]{1,2})?|[xX]\\.[xX]{1,2}|\\[#+(?:\\.#+)?\\]|#{2,4}(?:\\.#{1,2})?)'
/** A product may have the unit behind each of its factors. */
const CROSS = '\\s?[x×X✕*]\\s?'
/** «__ cm (AP) x __ cm (TR)»: the direction of each factor. */
const DIRECTION = '(?:\\s?[(（]\\p{L}{1,12}[)）])?'
const CHAIN = new RegExp(`^${SIGN}(?:(?:\\s?(?:mm|cm))?${DIRECTION}${CROSS}${SIGN}){0,3}`, 'u')
const FIRST = new RegExp(`^${SIGN}`, 'u')
const DIRECTION_AFTER = new RegExp(`^${DIRECTION}`, 'u')
const PIECES = new RegExp(`(${SIGN})`, 'u')
const DAY =
  /^(?:_{1,4}\s?[월月]\s?_{1,4}\s?[일日]|(?:20\d\d|(?:20)?_{2,6})\s?(?:년|年|[-./])\s?_{1,4}\s?(?:월|月|[-./])\s?_{1,3}(?:\s?[일日])?|_{2,4}([-./])\s?_{2,4}\1\s?(?:20)?_{2,6})(?!_)/u
/** «_+_=_», «L_/_», «__:__»: blanks that make one value together. Behind a count the second is a number of its own. */
const JOINED = /^_+(?:(?:\s?[+=/／]\s?|:)_+){1,2}(?![ \t]?[_\p{L}])|^_\/_(?!_)/u
/** «tubules __ + nuclei __ = __/9»: points that have names each, and their sum. */
const ADDEND_AFTER = /^\s?(?:\+\s?\p{L}[\p{L} .]{0,20}|=)\s?_/u
const ADDEND_BEFORE = /_\s?[+=]\s?(?:\p{L}[\p{L} .]{0,20})?$/u
/** «C_-C_», «T_-L_»: from one level to another. */
const LEVELS = /^_{1,3}\s?[-–~/]\s?[CTLS]?_{1,3}(?![A-Za-z_])/u
/** «____년 __월»: a month is no day. */
const MONTH = /^_{2,4}\s?[년年]\s?_{1,4}\s?[월月](?!\s?_)/u
/** «__시 __분», «__時__分» */
const TIME = /^_{1,4}(?:\s?[시時时点]\s?_{1,4}\s?[분分](?!\p{L})|:_{1,4}(?![\d:_]))/u
/** «LN metastasis: __ / __»: how many of how many. */
const NODES_BEFORE =
  /\bcores?\b[^_]{0,20}\n(?:[^\n]{2,40}\n){0,6}[^\n_]{2,20}:\s*$|(?:\b(?:S?LNs?|(?:lymph )?nodes?|cores?|Lymphknoten|Stanzen)|림프절|코어|リンパ節|淋巴结)[^\n_;]{0,20}[:：]?\s*$|(?:#(?:\d{1,2}[A-Z]?|_+)|第?\d{1,2}[组群番])\s?[(（]?$/iu
/** «중심림프절 __/__ , 측경부 __/__» */
const NODES_LISTED =
  /(?:\bLNs?|nodes?|림프절|リンパ節|淋巴结)[^\n]{0,60}_\s?[/／]\s?_+\s?[,，]\s?[^\n_,，]{0,20}$/iu
/** «__ ~ __ mm»: the unit behind the second is that of both. */
const RANGE = /^\s?[~∼–±-]\s?(?:_+|\(\s*\))/u
/** «양성 __ / 총 __», «total __, global sclerosis __, crescent __»: a total, and what is counted with it. */
const TOTAL_AFTER = /^\s?[/／]\s?(?:총|전체|total|gesamt|共|总|計|全)\s?_/iu
const TOTAL_BEFORE =
  /(?:[/／:：,，(]\s?(?:총|전체|total|gesamt)\s?$|(?:[:：]\s?|\n)(?:total|총|전체|gesamt)\s_+,\s[^\n.;]{0,80}$)/iu
/** «__/8», «_ /5»: out of so many. */
const OUT_OF = /^ ?[/／] ?\d{1,3}(?![\d/]|\.\d)/u
/** «___ von ___», «( ) out of ( )» */
const OF_BLANK = /^ ?(?:\p{Ll}+ )?(?:von|of|out of|[/／])\s?(?:_|\(\s*\))/u
const OF_BEFORE = /(?:_|\(\s*\))\s?(?:\p{Ll}+ )?(?:von|of|out of|[/／])\s?$|\d\s?[/／]\s?$/u
const SIZE_UNITS = new Set(['mm', 'cm'])
const DIMENSIONS_MAX = 3

/** «____년 __월 __일», «2026-__-__», «__.__.____» */
export function readDay(text: string): Found | undefined {
  const day = DAY.exec(text)?.[0]
  if (day === undefined) return undefined
  return {
    length: day.length,
    parts: [{ kind: 'date', ...(!/^_+\s?[년年]|^_+[-./]\s?_+[-./]/u.test(day) && { help: day }) }],
  }
}

/** «yyyy-mm-dd», «(DD.MM.YYYY)», «TT.MM.JJJJ»: how a day is to be written. */
const PATTERN =
  /^[[(（]?(?:(?:yyyy|yy|JJJJ)([-./])mm\1(?:dd|TT)|(?:dd|mm|TT)([-./])(?:mm|dd)\2(?:yyyy|JJJJ))[\])）]?(?!\p{L})/iu

export function readPattern(text: string): Found | undefined {
  const pattern = PATTERN.exec(text)?.[0]
  return pattern === undefined
    ? undefined
    : { length: pattern.length, parts: [{ kind: 'date', help: pattern.replace(/[[\]()（）]/gu, '') }] }
}

/** «CEA/CA19-9: ____/____», «BPD/HC/AC/FL: __/__/__/__ mm»: as many blanks as the label has names. */
const NAMES_BEFORE =
  /(?:^|[\n,，;；.(（])[ \t•·*-]*((?:\p{L}[\p{L}\p{N} .-]{0,24}\s?[/／]\s?){1,4}\p{L}[\p{L}\p{N} .-]{0,24}?)\s?[:：=]\s*$/u
const BLANKS = /^_+(?:\s?[/／]\s?_+){1,4}(?!_)/u

function readPaired(text: string, before: string): Found | undefined {
  const row = BLANKS.exec(text)?.[0]
  const names = (NAMES_BEFORE.exec(before)?.[1] ?? '').split(/\s?[/／]\s?/u)
  if (row === undefined || names.length < 2 || RATIO_NAME.test(names.join('/'))) return undefined
  const pieces = row.split(/(\s?[/／]\s?)/u)
  if (pieces.length !== names.length * 2 - 1) return undefined
  const found = unitAfter(text.slice(row.length))
  // «신장 크기 Rt/Lt: __/__ cm»: what the first name begins with is said of each side.
  const [, begin = '', last = ''] = /^(.+\s)(\S+)$/u.exec((names[0] ?? '').trim()) ?? []
  const shared = isSideWord(last) ? begin : ''
  const parts = pieces.map((piece, index): Field | string => {
    if (index % 2 === 1) return piece
    const own = (names[index / 2] ?? '').trim()
    const name = index === 0 || /\s/u.test(own) ? own : `${shared}${own}`
    if (found)
      return { kind: 'number', unit: found.unit, name, ...(index < pieces.length - 1 && { hideUnit: true }) }
    return { ...singleField(`${name}: `, '', undefined, undefined), name }
  })
  return { length: row.length + (found?.length ?? 0), parts }
}
/** «positive/total LN: __/__» and «AR/VR ratio: __/__» have one name. */
const RATIO_NAME =
  /ratio|비율?$|比$|Quotient|positive|total|examined|양성|전체|총|전이|\bLNs?\b|nodes?|림프절|リンパ節|淋巴结|\bBP\b|혈압|血[压圧]|\bRR\b|date|day|year|날짜|일자|[년월일年月日](?:\/|$)/iu

/** «___ mm», «__ x __ cm», «__개», «( ) cm», «* x * mm»; a blank with neither unit nor counter is for words. */
export function readBlank(text: string, before: string): Found | undefined {
  const compound = readCompound(text, before)
  if (compound) return compound
  const chain = longestChain(text)
  if (chain === '') return undefined
  const after = text.slice(chain.length)
  const found = unitAfter(after)
  // «a __-Fr catheter»
  if (!found && /^_+$/u.test(chain) && /^-\p{L}/u.test(after) && unitAfter(after.slice(1)))
    return {
      length: chain.length,
      parts: [{ kind: 'number', unit: unitAfter(after.slice(1))?.unit ?? '', hideUnit: true }],
    }
  const word = found ? undefined : unitWordAfter(after)
  if (word && /^(?:_+|[(（]\s*[)）]|[○◯〇]+)$/u.test(chain))
    return { length: chain.length, parts: [{ kind: 'number', unit: word, hideUnit: true }] }
  const pieces = chain.split(PIECES).filter((piece) => piece !== '')
  const signs = pieces.filter((piece) => PIECES.test(piece) && !isCross(piece))
  const isSingle = signs.length === 1
  if (isSingle && !isBlank(signs[0] ?? '', before, after, found !== undefined)) return undefined
  const length = chain.length + (found?.length ?? 0)
  const decimals = /^[^.,]*[.,]([xX#_]+)/u.exec(chain)?.[1]?.length
  if (!isSingle && found && SIZE_UNITS.has(found.unit) && signs.length <= DIMENSIONS_MAX)
    return blankSize(chain, text, length, found.unit)
  // «HTQ 0,__»: the digit that stands there already is typed with the others.
  const help = /^[\d.]/u.test(chain) && chain.includes('_') ? { help: chain } : {}
  const single = isSingle ? singleField(before, after, found?.unit, decimals) : undefined
  if (single)
    return { length, parts: [{ ...(isDigit(chain, before, after, single) ? DIGIT : single), ...help }] }
  let left = signs.length
  const parts = pieces.map((piece): Field | string => {
    if (isCross(piece) || !PIECES.test(piece)) return piece
    left -= 1
    return {
      kind: 'number',
      ...(found && { unit: found.unit }),
      ...(found && left > 0 && { hideUnit: true }),
    }
  })
  return { length, parts }
}

/** Blanks that are one value together, or that their signs alone say all of: days, times, levels, pressures, sides. */
function readCompound(text: string, before: string): Found | undefined {
  const paired = readPaired(text, before)
  if (paired) return paired
  const day = readDay(text)
  if (day) return day
  const isRatio = /(?:ratio|비율?|比|Quotient|\b\p{Lu}:\p{Lu})\s*[:：=]?\s*$/iu.test(before)
  const time = isRatio ? undefined : TIME.exec(text)?.[0]
  if (time !== undefined) return { length: time.length, parts: [{ kind: 'text', topic: 'time', help: time }] }
  const gleason = /Gleason[^\n_]{0,12}$/iu.test(before) ? readGleason(text) : undefined
  if (gleason) return gleason
  const levels = /(?:^|[^A-Za-z])[CTLS]$/u.test(before) ? LEVELS.exec(text)?.[0] : undefined
  const month = levels ?? MONTH.exec(text)?.[0]
  if (month !== undefined) return { length: month.length, parts: [{ kind: 'text', help: month }] }
  const pressure = /(?:\bBP|혈압|血压|血圧|\bRR)\s*[:：=]?\s*$/u.test(before)
    ? /^_+\s?\/\s?_+/u.exec(text)?.[0]
    : undefined
  if (pressure !== undefined) return { length: pressure.length, parts: [{ kind: 'text' }] }
  const directed = readDirected(text)
  if (directed) return directed
  const joined =
    NODES_BEFORE.test(before) || NODES_LISTED.test(before) || ADDEND_BEFORE.test(before)
      ? undefined
      : ((isRatio ? /^_+\s?:\s?_+(?!_)/u.exec(text)?.[0] : undefined) ?? JOINED.exec(text)?.[0])
  if (joined !== undefined && !unitAfter(text.slice(joined.length)))
    return { length: joined.length, parts: [{ kind: 'text' }] }
  const side = /^(?:_+|[(（]\s*[)）]|[○◯〇]+)(?:측|側|侧)/u.exec(text)?.[0]
  return side === undefined
    ? undefined
    : { length: side.length, parts: [{ kind: 'side', sides: ['R', 'L', 'B'] }] }
}

/** «Gleason score _ + _ = _»: two patterns and their sum. */
function readGleason(text: string): Found | undefined {
  const [whole, plus = '', equals = ''] = /^_+(\s?\+\s?)_+(\s?=\s?)_+/u.exec(text) ?? []
  if (whole === undefined) return undefined
  const [primary, secondary, sum] = ['Gleason primary', 'Gleason secondary', 'Gleason score'].map(
    (name): Field => ({ kind: 'integer', name }),
  ) as [Field, Field, Field]
  return { length: whole.length, parts: [primary, plus, secondary, equals, sum] }
}

function blankSize(chain: string, text: string, length: number, unit: string): Found {
  const field: Field = { kind: 'size', unit, topic: 'size' }
  const inside = chain.match(/[(（]\p{L}+[)）]/gu) ?? []
  if (inside.length === 0) return { length, parts: [field] }
  const last = DIRECTION_AFTER.exec(text.slice(length))?.[0] ?? ''
  const directions = [...inside, ...(last === '' ? [] : [last])].map((each) =>
    each.replace(/[()（）\s]/gu, ''),
  )
  return { length: length + last.length, parts: [field, ` (${directions.join(' × ')})`] }
}

/** «AP __ x TR __ x CC __ cm»: directions that stand before their factors. */
const DIRECTED = /^_+(?:\s?[cm]m)?((?:\s?[x×X]\s?\p{Lu}\p{L}{0,3}\.?\s?_+(?:\s?[cm]m)?){1,2})(?!\s?[x×X])/u

function readDirected(text: string): Found | undefined {
  const [whole = '', others = ''] = DIRECTED.exec(text) ?? []
  const unit = /([cm]m)$/u.exec(whole)?.[1]
  if (unit === undefined) return undefined
  const directions = others.match(/\p{Lu}\p{L}{0,3}/gu) ?? []
  const field: Field = { kind: 'size', unit, topic: 'size' }
  return { length: whole.length, parts: [field, ` (× ${directions.join(' × ')})`] }
}

/** Stars between stars are product signs: in «* x * cm» all signs belong to the blank, in «** text **» none does. */
function longestChain(text: string): string {
  const whole = CHAIN.exec(text.slice(0, 200))?.[0] ?? ''
  // «ポリープ__mm×__個»: what is counted is no factor.
  const isCounted = /[^\s\d][x×X✕*]/u.test(whole) && COUNTERS.test(text.slice(whole.length))
  const chain = isCounted ? (FIRST.exec(whole)?.[0] ?? '') : whole
  return /^\*+\s\*/u.test(chain) ? (/^\*+/u.exec(chain)?.[0] ?? '') : chain
}

const isCross = (piece: string): boolean => /^\s?[x×X✕*]\s$|^\s[x×X✕*]\s?$|^[x×X✕]$/u.test(piece)

function singleField(
  before: string,
  after: string,
  unit: string | undefined,
  decimals: number | undefined,
): Field {
  if (unit !== undefined) return { kind: 'number', unit, ...(decimals && { decimals }) }
  if (
    /^ ?(?:(?:th )?percentile|%ile|백분위|pack[- ]?years?|갑년|[x×]\s?10\^?\d|-?gauge(?!\p{L})|도(?!\p{L})|deg(?:rees?)?(?!\p{L})|Grad(?!\p{L}))/u.test(
      after,
    )
  )
    return { kind: 'number' }
  if (/[第제]\s?$/u.test(before)) return { kind: 'integer' }
  const range = RANGE.exec(after)?.[0]
  const shared = range === undefined ? undefined : unitAfter(after.slice(range.length))
  if (shared) return { kind: 'number', unit: shared.unit, hideUnit: true }
  // «Bosniak ___级» may be IIF.
  const isCode = after.startsWith('级') && /[A-Za-z]\s*$/u.test(before)
  if (COUNTERS.test(after) && !isCode) {
    if (CLOCK.test(after)) return { kind: 'integer', topic: 'clock' }
    const isInterval = LATER.test(after) || (PERIODS.test(after) && WITHIN_BEFORE.test(before))
    return { kind: 'integer', ...(isInterval && { topic: 'interval' }) }
  }
  if (RATE_AFTER.test(after)) return { kind: 'integer' }
  if (PERIOD_CHOSEN.test(after)) return { kind: 'integer', topic: 'interval' }
  if (ADDEND_AFTER.test(after) || ADDEND_BEFORE.test(before)) return { kind: 'integer' }
  const isNumbered =
    /[#№]\s?$/u.test(before) ||
    (STARTS.test(before) && (THINGS_AFTER.test(after) || PLURAL_AFTER.test(after)))
  if (TOTAL_AFTER.test(after) || TOTAL_BEFORE.test(before)) return { kind: 'integer' }
  if (isNumbered || OUT_OF.test(after) || OF_BLANK.test(after) || OF_BEFORE.test(before) || isCounted(before))
    return { kind: 'integer' }
  const near = before.slice(-40).replace(SIDED, ' ')
  const earlier = near.replace(EARLIER, '')
  if (earlier !== near && VALUED.test(earlier)) return { kind: 'number' }
  const whole = PART_BEFORE.exec(before)?.[1] ?? ''
  if (VALUED.test(whole)) return { kind: 'number' }
  if (isScale(whole) || POINTS_BEFORE.test(near) || isObstetric(near, after)) return { kind: 'integer' }
  if (WHOLE_SCALE.test(near) || RANGE_BEFORE.test(near) || IMAGE_BEFORE.test(near.trimEnd()))
    return { kind: 'integer' }
  return decimals || VALUED.test(near) ? { kind: 'number', ...(decimals && { decimals }) } : { kind: 'text' }
}

const DIGIT: Field = { kind: 'integer' }
/** «IgG _ IgA _», «Oxford M_ E_ S_»: room for one digit behind a name. A stage has more («T1a N0»). */
const isDigit = (chain: string, before: string, after: string, { kind }: Field): boolean =>
  kind === 'text' &&
  chain === '_' &&
  (/\p{L}[\p{L}\d]*\s$/u.test(before) ||
    isScore(before, after) ||
    (/(?:^|\s)(?![TNM])\p{Lu}$/u.test(before) && /^\s\p{Lu}_(?!_)/u.test(after)) ||
    /_\s(?![NM])\p{Lu}$/u.test(before))

/** «g_ i_ t_ v_ ptc_»: a row of names, each with room for one digit. */
const isScore = (before: string, after: string): boolean =>
  /(?:^|\s)\p{L}[\p{L}\d]{0,3}$/u.test(before) &&
  (`${before}_${after}`.match(/(?<=^|\s)(?:\p{Ll}|\p{L}\d)[\p{L}\d]{0,3}_(?![\p{L}\d_])/gu)?.length ?? 0) > 3

const isScale = (label: string): boolean => label !== '' && (WHOLE_SCALE.test(label) || COUNTED.test(label))
const isObstetric = (before: string, after: string): boolean =>
  OBSTETRIC.test(before) && (/^\s?P_/u.test(after) || /P$/u.test(before))

function isBlank(sign: string, before: string, after: string, hasUnit: boolean): boolean {
  const isFree = !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)
  const isAtStart = /(?:^|\n)[ \t]*$/u.test(before)
  const isAtEnd = /^[ \t]*(?:\n|$)/u.test(after)
  // A single underscore is a blank after a letter («cT_N_») or between spaces, but not in a file name.
  if (/^_/u.test(sign)) return sign.length > 1 || hasUnit || !/^[\p{Ll}\p{N}]/u.test(after)
  if (/^\*/u.test(sign)) {
    // A star may also be a bullet before a line, a footnote after a word, a product sign between numbers, or
    // emphasis around words.
    if (isAtStart && isAtEnd) return sign.length === 3
    if (isAtStart && /^[ \t]/u.test(after)) return hasUnit || sign.length === 3
    if (sign.length === 2 && /[\p{L}\p{N}]$/u.test(before)) return false
    if (sign.length > 1)
      return (
        !/^[\p{L}\p{N}]/u.test(after) || !new RegExp(`^[^\\n*]{1,200}\\*{${sign.length}}`, 'u').test(after)
      )
    if (hasUnit) return !/[\p{L}\p{N}]$/u.test(before)
    return isFree && !(/\d\s?$/u.test(before) && /^\s?\d/u.test(after)) && /[\s:=(,]$/u.test(before)
  }
  // Dots behind a sentence leave something unsaid; alone they leave room for it.
  if (/^\._/u.test(sign)) return true
  if (/^[.…]/u.test(sign)) return hasUnit || /[:：=]\s*$/u.test(before) || (isFree && isAtStart === isAtEnd)
  if (/^[xX]/u.test(sign))
    return hasUnit || /^ ?(?:세|岁|歳|y\/o)/u.test(after) || (sign.includes('.') && isFree)
  if (/^#/u.test(sign)) return hasUnit
  if (/^\?/u.test(sign)) return hasUnit || (isFree && /[\s:=]$/u.test(before))
  // The other signs are always blanks: empty brackets after the name of a function are rare in reports, and
  // circles inside a word stand for omitted names.
  return true
}
