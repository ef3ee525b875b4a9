import { createEmitter, typedKeys } from '@pandok/domain'
import type { Measurement } from '../../model/Measurement.ts'

export interface MeasurementsState {
  items: readonly Measurement[]
  /** The selected measurement, whose handles are shown. */
  chosen: string | undefined
  canUndo: boolean
  canRedo: boolean
}

/** Every change can be undone without limit. Unchanged states and items keep their identity. */
export interface Measurements {
  read(): MeasurementsState
  subscribe(listener: () => void): () => void
  /** Returns it with its id and number, selected. */
  add(made: MadeMeasurement): Measurement
  /** Adds measurements made earlier or elsewhere. This isn't an undo step, so undo leaves them. */
  load(made: readonly LoadedMeasurement[]): void
  /** Consecutive changes with the same `gesture` (a drag) are one undo step. */
  change(id: string, points: Measurement['points'], gesture?: string): void
  rename(id: string, label: string): void
  /** Sets several labels in one undo step. */
  relabel(labels: ReadonlyMap<string, string>): void
  remove(id: string): void
  /** One undo step restores all of them. */
  removeAll(isMeant: (measurement: Measurement) => boolean): void
  choose(id: string | undefined): void
  undo(): void
  redo(): void
  /** Removes everything including the undo history. Numbering continues. */
  clear(): void
}

export type LoadedMeasurement = Pick<
  Measurement,
  'tool' | 'place' | 'points' | 'label' | 'trackingUid' | 'follows'
>

type MadeMeasurement = Pick<Measurement, 'tool' | 'place' | 'points' | 'follows'> & { label?: string }

interface MeasurementsParts {
  newId: () => string
  /** The default label of a new measurement, depending on the existing ones; none if absent. */
  labelFor?: (made: MadeMeasurement, items: readonly Measurement[]) => string
}

type Items = readonly Measurement[]

export function createMeasurements({ newId, labelFor }: MeasurementsParts): Measurements {
  let state: MeasurementsState = { items: [], chosen: undefined, canUndo: false, canRedo: false }
  let past: Items[] = []
  let future: Items[] = []
  let gesture: { name: string; id: string } | undefined
  let numbers = 0
  const listeners = createEmitter()

  function show(items: Items, requested: string | undefined): void {
    const chosen = items.some(({ id }) => id === requested) ? requested : undefined
    const next = { items, chosen, canUndo: past.length > 0, canRedo: future.length > 0 }
    const isSame = typedKeys(next).every((key) => next[key] === state[key])
    if (isSame) return
    state = next
    listeners.emit()
  }

  function take(items: Items, chosen = state.chosen, isContinued = false): void {
    if (!isContinued) {
      past.push(state.items)
      gesture = undefined
    }
    future = []
    show(items, chosen)
  }

  function step(from: Items[], to: Items[]): void {
    const items = from.pop()
    if (!items) return
    to.push(state.items)
    gesture = undefined
    show(items, state.chosen)
  }

  const find = (id: string) => state.items.find((item) => item.id === id)
  const replaced = (next: Measurement) => state.items.map((item) => (item.id === next.id ? next : item))

  function removeAll(isMeant: (measurement: Measurement) => boolean): void {
    const items = state.items.filter((item) => !isMeant(item))
    if (items.length < state.items.length) take(items)
  }

  return {
    read: () => state,
    subscribe: listeners.subscribe,
    add(made) {
      const { tool, place, points, follows } = made
      const label = made.label ?? labelFor?.(made, state.items) ?? ''
      const item: Measurement = {
        id: newId(),
        tool,
        place,
        points,
        label,
        number: ++numbers,
        ...(follows !== undefined && { follows }),
      }
      take([...state.items, item], item.id)
      return item
    },
    load(made) {
      if (made.length === 0) return
      const items = made.map((one): Measurement => ({ ...one, id: newId(), number: ++numbers }))
      const withThem = (before: Items) => [...before, ...items]
      past = past.map(withThem)
      future = future.map(withThem)
      show(withThem(state.items), state.chosen)
    },
    change(id, points, name) {
      const item = find(id)
      if (!item || isSamePoints(item.points, points)) return
      const isContinued = name !== undefined && gesture?.name === name && gesture.id === id
      take(replaced({ ...item, points }), state.chosen, isContinued)
      gesture = name === undefined ? undefined : { name, id }
    },
    rename(id, label) {
      const item = find(id)
      if (item && item.label !== label) take(replaced({ ...item, label }))
    },
    relabel(labels) {
      const items = state.items.map((item) => {
        const label = labels.get(item.id) ?? item.label
        return label === item.label ? item : { ...item, label }
      })
      if (items.some((item, index) => item !== state.items[index])) take(items)
    },
    remove: (id) => removeAll((item) => item.id === id),
    removeAll,
    choose: (id) => show(state.items, id),
    undo: () => step(past, future),
    redo: () => step(future, past),
    clear() {
      ;[past, future, gesture] = [[], [], undefined]
      show([], undefined)
    },
  }
}

const isSamePoints = (a: Measurement['points'], b: Measurement['points']): boolean =>
  a.length === b.length && a.every(({ x, y }, index) => x === b[index]?.x && y === b[index]?.y)
