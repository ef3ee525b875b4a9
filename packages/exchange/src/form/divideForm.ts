import { GROUPS_MAX, INPUTS_MAX } from '@pandok/module-engine'
import type { FormSection } from './Form.ts'
import { PART_MAX_BYTES } from './limits.ts'
import type { Placed } from './placeItems.ts'

export interface FormPart {
  placed: Placed[]
  /** The outermost section that contains the whole part or begins with it. */
  heading: FormSection | undefined
}

interface Weight {
  inputs: number
  bytes: number
  groups: number
}

/** Divides a form that is too long for one module, between sections if possible and never within rows. */
export function divideForm(placed: readonly Placed[], inputsMax: number): FormPart[] {
  const limit = { inputs: inputsMax, bytes: PART_MAX_BYTES, groups: GROUPS_MAX }
  if (fits(weightOf(placed), limit)) return [{ placed: [...placed], heading: undefined }]
  const parts: FormPart[] = []
  let open: Placed[] = []
  const close = () => {
    if (open.length > 0) parts.push({ placed: open, heading: headingOf(open) })
    open = []
  }
  for (const atom of atomsOf(placed, 0, limit)) {
    if (!fits(weightOf([...open, ...atom]), limit)) close()
    open.push(...atom)
  }
  close()
  return parts
}

/** Groups items that stay together: the largest sections that fit, whole rows, and finally single items. */
function atomsOf(placed: readonly Placed[], depth: number, limit: Weight): Placed[][] {
  return runsBy(placed, (one) => one.sections[depth]).flatMap((run) => {
    const section = run[0]?.sections[depth]
    if (fits(weightOf(run), limit)) return [run]
    if (section === undefined) return run.map((one) => [one])
    if (run.every(({ rows }) => rows === section)) return chunks(run, limit)
    return atomsOf(run, depth + 1, limit)
  })
}

/** Rows with more questions than a module may have are divided into rows of several modules. */
function chunks(run: readonly Placed[], limit: Weight): Placed[][] {
  const wide = { ...limit, inputs: INPUTS_MAX }
  if (fits(weightOf(run), wide)) return [[...run]]
  const found: Placed[][] = []
  for (const one of run) {
    const last = found.at(-1)
    if (last && fits(weightOf([...last, one]), limit)) last.push(one)
    else found.push([one])
  }
  return found
}

function runsBy<T>(list: readonly T[], key: (one: T) => unknown): T[][] {
  const runs: T[][] = []
  let before: unknown
  for (const one of list) {
    const now = key(one)
    const last = runs.at(-1)
    if (last && now === before && now !== undefined) last.push(one)
    else runs.push([one])
    before = now
  }
  return runs
}

function weightOf(placed: readonly Placed[]): Weight {
  let [inputs, bytes] = [0, 0]
  const groups = new Set<FormSection>()
  for (const { item, rows } of placed) {
    if (item.kind === 'field') inputs += 1
    bytes += bytesOf(item)
    if (rows) groups.add(rows)
  }
  return { inputs, bytes, groups: groups.size }
}

const sizes = new WeakMap<object, number>()

/** Sections are weighed many times, so the size of an item is cached. */
function bytesOf(item: Placed['item']): number {
  const known = sizes.get(item)
  if (known !== undefined) return known
  const { place: _, ...said } = item
  const bytes = new TextEncoder().encode(JSON.stringify(said)).length
  sizes.set(item, bytes)
  return bytes
}

const fits = (weight: Weight, limit: Weight): boolean =>
  weight.inputs <= limit.inputs && weight.bytes <= limit.bytes && weight.groups <= limit.groups

function headingOf(placed: readonly Placed[]): FormSection | undefined {
  const [first] = placed
  const named = (section: FormSection) => Object.keys(section.label).length > 0
  const shared = first?.sections.filter(
    (section) => named(section) && placed.every(({ sections }) => sections.includes(section)),
  )
  return shared?.at(-1) ?? first?.sections.find(named)
}
