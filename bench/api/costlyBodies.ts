import { DEFINITION_MAX_BYTES, PLATE_MAX_BYTES } from '@pandok/domain'
import { FILE_BODY_MAX_BYTES, MODULE_BODY_MAX_BYTES, PLATE_BODY_MAX_BYTES } from '@pandok/protocol'

export interface CostlyBody {
  name: string
  method: string
  param: unknown
  /** The kind of the attacker's document that it is saved over; its id and revision are added when it is sent. */
  over?: 'module' | 'plate'
}

export interface CostlyModule {
  definition: unknown
}

const KIB = 1024
const SMALL_BODY_BYTES = 64 * KIB
const VALUES_MAX = 400_000
/** Returns the number of text bytes that fit into a body after encryption. */
const textBytes = (bodyBytes: number) => Math.floor((bodyBytes / 4) * 3) - KIB

const listOf = <T>(length: number, item: T): T[] => Array.from({ length }, () => item)

/**
 * Returns as many values as the server parses (one for every ten bytes, and some for the rest of the file), and a
 * long text that fills the remaining bytes.
 */
function padded(bodyBytes: number, item: unknown): { values: unknown[]; text: string } {
  const bytes = textBytes(bodyBytes)
  const values = listOf(Math.min(Math.floor(bytes / 10), VALUES_MAX) - 100, item)
  return { values, text: 'x'.repeat(Math.max(0, bytes - JSON.stringify(values).length - 500)) }
}

const phrase = (id: string, text: string) => ({ id, kind: 'phrase', section: 'findings', text: { ko: text } })

/** Returns a valid plate that is completely full. */
function fullPlate(outputs: number, text: string) {
  const cells = Array.from({ length: 60 }, (_, position) => ({
    id: `c${position}`,
    position,
    name: '정상',
    title: '정상 소견',
    outputs: Array.from({ length: outputs }, (_, index) => phrase(`c${position}o${index}`, text)),
  }))
  return { name: '흉부 CT', cells, keyMap: {}, autoFill: [] }
}

const save = (content: object) => ({
  id: 'pla_nobodys',
  revision: 1,
  name: 'x',
  keyMap: {},
  autoFill: [],
  ...content,
})
const file = (content: object) => ({
  file: {
    format: 'pandok',
    version: 1,
    exportedAt: '2026-01-01T00:00:00.000Z',
    plates: [],
    modules: [],
    ...content,
  },
})

/** Bodies above the common limit that cost the most to open, parse and check within their own limits. */
export const largeBodies = (): CostlyBody[] => [...bodiesOfPlates(), ...bodiesOfModules(), ...bodiesOfFiles()]

function bodiesOfPlates(): CostlyBody[] {
  const plate = padded(PLATE_BODY_MAX_BYTES, [])
  return [
    {
      name: 'save: lists of lists',
      method: 'plate-save',
      param: save({ cells: plate.values, name: plate.text }),
    },
    {
      name: 'save: a full plate of short texts',
      method: 'plate-save',
      param: { id: 'pla_nobodys', revision: 1, ...fullPlate(60, '정상입니다. '.repeat(10)) },
    },
    {
      name: 'save: a full plate of long texts',
      method: 'plate-save',
      param: { id: 'pla_nobodys', revision: 1, ...fullPlate(2, '정상입니다. '.repeat(240)) },
    },
  ]
}

function bodiesOfModules(): CostlyBody[] {
  const module = padded(MODULE_BODY_MAX_BYTES, [])
  const numbers = padded(MODULE_BODY_MAX_BYTES, 1)
  return [
    {
      name: 'module: lists of lists',
      method: 'module-save',
      param: {
        id: 'mod_x',
        revision: 1,
        name: 'x',
        definition: { inputs: module.values, note: module.text },
      },
    },
    {
      name: 'module: numbers',
      method: 'module-save',
      param: {
        id: 'mod_x',
        revision: 1,
        name: 'x',
        definition: { inputs: numbers.values, note: numbers.text },
      },
    },
  ]
}

function bodiesOfFiles(): CostlyBody[] {
  const files = padded(FILE_BODY_MAX_BYTES, [])
  const fileNumbers = padded(FILE_BODY_MAX_BYTES, 1)
  return [
    {
      name: 'import: lists of lists',
      method: 'plate-import',
      param: file({ plates: files.values, format: files.text }),
    },
    {
      name: 'import: numbers in modules',
      method: 'module-import',
      param: file({
        modules: [{ id: 'm', name: fileNumbers.text, definition: { inputs: fileNumbers.values } }],
      }),
    },
    {
      name: 'import: seven full plates',
      method: 'plate-import',
      param: file({ plates: listOf(7, fullPlate(60, '정상입니다. '.repeat(7))) }),
    },
  ]
}

/**
 * Returns a module with as many sums as possible: each compiles, and together they stay below the cost limit of a
 * module.
 */
function fullOfFormulas(): CostlyModule {
  const inputs = Array.from({ length: 100 }, (_, index) => ({
    id: `i${index}`,
    kind: 'number',
    label: { ko: '값' },
  }))
  const sum = (first: number) =>
    Array.from({ length: 155 }, (_, index) => `i${(first + index) % 100}`).join('+')
  const computed = Array.from({ length: 60 }, (_, index) => ({
    id: `c${index}`,
    kind: 'number',
    expr: sum(index),
  }))
  const checks = Array.from({ length: 60 }, (_, index) => ({
    id: `k${index}`,
    level: 'warn',
    message: { ko: '확인하세요.' },
    when: `${sum(index)}>c${index}`,
  }))
  const outputs = [{ id: 'o0', section: 'findings', body: { ko: [{ v: 'c0' }] } }]
  return { definition: { inputs, computed, checks, outputs } }
}

/** Returns a plate of sixty cells whose values depend on each other. */
function plateOfFormulas() {
  const { cells, ...plate } = fullPlate(1, '정상입니다.')
  const blanks = Array.from({ length: 9 }, (_, index) => ({
    id: `b${index}`,
    kind: 'number',
    label: { ko: '값' },
  }))
  const values = Array.from({ length: 16 }, (_, index) => ({
    id: `v${index}`,
    kind: 'number',
    formula: Array.from({ length: 250 }, (_, at) => `b${(index + at) % 9}`).join('+'),
  }))
  return { ...plate, cells: cells.map((cell) => ({ ...cell, blanks, values })) }
}

/** Returns valid bodies; `modules` starts with those that cost the most to check. */
export function validBodies(modules: readonly CostlyModule[]): CostlyBody[] {
  const costliest = modules[0]
  const formulas = fullOfFormulas()
  const plate = plateOfFormulas()
  const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
  if (costliest === undefined) throw new Error('The library has no modules.')
  if (bytesOf(formulas.definition) > DEFINITION_MAX_BYTES) throw new Error('The module is too large.')
  if (bytesOf(plate) > PLATE_MAX_BYTES) throw new Error('The plate is too large.')
  return [
    {
      name: 'import: modules of the library',
      method: 'module-import',
      param: file({ modules: filledWith(modules, textBytes(FILE_BODY_MAX_BYTES)) }),
    },
    {
      name: 'import: modules of formulas',
      method: 'module-import',
      param: file({ modules: filledWith([formulas], textBytes(FILE_BODY_MAX_BYTES)) }),
    },
    {
      name: 'import: plates of formulas',
      method: 'plate-import',
      param: file({ plates: listOf(Math.floor(textBytes(FILE_BODY_MAX_BYTES) / bytesOf(plate)), plate) }),
    },
    {
      name: 'save: a module of the library',
      method: 'module-save',
      param: { name: '저장', ...costliest },
      over: 'module',
    },
    {
      name: 'save: a module of formulas',
      method: 'module-save',
      param: { name: '저장', ...formulas },
      over: 'module',
    },
    { name: 'save: a plate of formulas', method: 'plate-save', param: plate, over: 'plate' },
  ]
}

/** Takes modules in order as long as they fit. */
function filledWith(modules: readonly CostlyModule[], maxBytes: number): unknown[] {
  const filled: unknown[] = []
  let left = maxBytes - KIB
  for (let turn = 0; ; turn += 1) {
    const module = { id: `m${turn}`, name: `모듈 ${turn}`, ...modules[turn % modules.length] }
    left -= Buffer.byteLength(JSON.stringify(module)) + 1
    if (left < 0) return filled
    filled.push(module)
  }
}

/** Returns the most expensive bodies within the size limit of every action. */
export function smallBodies(): CostlyBody[] {
  const bytes = textBytes(SMALL_BODY_BYTES)
  return [
    {
      name: 'list: lists of lists',
      method: 'plate-list',
      param: { x: listOf(Math.floor(bytes / 3) - 50, []) },
    },
    { name: 'list: numbers', method: 'module-list', param: { x: listOf(Math.floor(bytes / 2) - 50, 1) } },
    { name: 'list: a long text', method: 'trash-list', param: { search: 'x'.repeat(bytes - 100) } },
  ]
}
