/**
 * The Basic Application Confidentiality Profile (PS3.15 annex E). Stricter than its table: of texts, dates,
 * names and identifiers only those listed here are kept, so that an attribute of a later edition can't slip
 * through.
 *
 * D: replaced by a dummy. Z: emptied. X: removed. K: kept. U: a new UID. `X/D`, `Z/D`: a dummy if the kind of
 * image requires a value.
 */
export type Action = 'D' | 'Z' | 'X' | 'K' | 'U' | 'X/D' | 'Z/D'

const ROWS = `
K 00080005 00080008 00080016 00080070 00081090 00080100 00080102 00080103 00080104 00080119 00080120
K 0008010c 00080117 00080118 00081150 00081151 0008115a
Z 00080020 00080030 00080050 00080090 00081110
X/D 00080021 00080031 00080022 00080032 0008002a 00080080 00081010
Z/D 00080023 00080033
X 00080051 00080082 00080096 0008009d 00081049 00081052 00081062 00081072 00081084 00081111 00081120
X 00081032 00082112 00089123
D 00100010 00100020
Z 00100030 00100040
Z/D 00180010
K 00180012 00180024 00180031 00180085 00181020 00181160 00181161 00181180 00181210 00181250 00181251 00189005
X/D 00181000 00181400 0018700a 00189074 00189151
K 00187006 00187008
X 0018a001
Z 00200010 00201040
X 00204000 00203100
K 00209056 00209421
K 00281054 00281055 00283003 00283004 00283002 00283006
D 00280a04
D 00400512 00400551
Z 00400513 00400562 00400610 00400555 00400518
X 00400260 00400275 00401101 0040a730 0040a073 0040a088 0040a375 0040a372
K 00409210
K 00480106 00282000
K 00540016 00540410 00541101 00541103 00541105
X 00880200 00700001
K 7fe00001 7fe00002 7fe00008 7fe00009 7fe00010
`

/** Groups in which only the attributes named above are kept. */
const CLOSED_GROUPS = new Set([0x0010])

/**
 * Groups that describe the picture and its acquisition; all others are removed (PS3.15 E.1 allows removing
 * more).
 */
const OPEN_GROUPS = new Set([
  0x0008, 0x0018, 0x0020, 0x0022, 0x0028, 0x0040, 0x0048, 0x0052, 0x0054, 0x2050, 0x5200, 0x7fe0,
])

const table = new Map<number, Action>()
for (const row of ROWS.trim().split('\n')) {
  const [action = 'X', ...tags] = row.split(' ')
  for (const tag of tags) table.set(Number.parseInt(tag, 16), action as Action)
}

/** Values of these VRs can't identify somebody: numbers, code strings, tables. */
const HARMLESS = new Set([
  ...['CS', 'DS', 'IS', 'US', 'SS', 'UL', 'SL', 'FL', 'FD', 'UV', 'SV', 'AT', 'xs'],
  ...['OW', 'OF', 'OD', 'OL', 'OV', 'SQ'],
])

/** The action for an element. `vr` is the file's or the dictionary's; empty if neither knows it. */
export function actionOf(tag: number, vr: string): Action {
  const named = table.get(tag)
  if (named) return named
  const group = tag >>> 16
  if (group % 2 === 1 || CLOSED_GROUPS.has(group) || !OPEN_GROUPS.has(group)) return 'X'
  if (vr === 'UI') return 'U'
  return HARMLESS.has(vr) ? 'K' : 'X'
}
