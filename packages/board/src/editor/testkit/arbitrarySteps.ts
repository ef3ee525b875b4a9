import type { AutoFill, Cell, KeyMap, PlateContent } from '@pandok/domain'
import fc from 'fast-check'
import type { BoardEditor, BoardStep } from '../BoardEditor.ts'
import { cell, newCell, phrase, plate } from './plates.ts'

/** The step is made when it is reached, so that it can refer to cells that exist by then. */
export type StepIdea = (plate: PlateContent) => BoardStep

const place = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 14 }) },
  fc.constantFrom(-1, 59, 60, 2.5, Number.NaN),
)
const direction = fc.constantFrom('left', 'right', 'up', 'down')
const word = fc.constantFrom('', '간', '신장', ' 결절 ', '__proto__')
const merge = fc.constantFrom(undefined, 'name', 'text')

const key = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom(
      'KeyA',
      'KeyB',
      'Shift+KeyA',
      'Alt+Shift+Digit1',
      'Shift+Alt+Digit1',
      'Numpad7',
      'F13',
    ),
  },
  fc.constantFrom('Ctrl+KeyS', 'Enter', 'F5', 'ShiftLeft', '', '__proto__', 'constructor', 'KeyÄ'),
)

/** An index into the existing cells; 20 stands for an id that doesn't exist. */
const who = fc.nat({ max: 20 })
const idOf = (now: PlateContent, index: number): string =>
  index === 20 ? 'nobody' : (now.cells[index % Math.max(1, now.cells.length)]?.id ?? 'nobody')

const keyMapIdea = fc.array(fc.tuple(key, who), { maxLength: 4 }).map(
  (entries) =>
    (now: PlateContent): KeyMap =>
      Object.fromEntries(entries.map(([text, index]) => [text, idOf(now, index)])),
)

const rulesIdea = fc.array(fc.tuple(who, fc.option(who, { nil: undefined })), { maxLength: 3 }).map(
  (pairs) =>
    (now: PlateContent): AutoFill[] =>
      pairs.map(([to, from], index) => ({
        id: `r${index}`,
        cell: idOf(now, to),
        output: 'o1',
        input: 'size',
        source:
          from === undefined
            ? { from: 'today' }
            : { from: 'cell', cell: idOf(now, from), output: 'o1', input: 'size' },
      })),
)

const updates: readonly ((cell: Cell) => Cell)[] = [
  (one) => one,
  (one) => ({ ...one }),
  (one) => ({ ...one, name: `${one.name}.` }),
  (one) => ({ ...one, color: one.color === 'red' ? undefined : 'red' }),
  (one) => ({ ...one, outputs: [] }),
  (one) => ({ ...one, outputs: [...one.outputs.filter(({ id }) => id !== 'o2'), phrase('o2')] }),
  (one) => ({ ...one, id: 'another', position: 0 }),
]

const otherPlate = fc.uniqueArray(place, { maxLength: 6 }).chain((positions) =>
  fc.record({
    positions: fc.constant(positions),
    keyMap: keyMapIdea,
    autoFill: rulesIdea,
    name: word,
    prefix: fc.constantFrom('n', 'b'),
  }),
)

const idea = fc.oneof(
  place.map(
    (to): StepIdea =>
      () => ({ do: 'focus', to }),
  ),
  fc.constantFrom('left', 'right', 'up', 'down', 'rowStart', 'rowEnd', 'first', 'last').map(
    (to): StepIdea =>
      () => ({ do: 'moveFocus', to }),
  ),
  direction.map(
    (to): StepIdea =>
      () => ({ do: 'extend', to }),
  ),
  place.map(
    (position): StepIdea =>
      () => ({ do: 'toggle', position }),
  ),
  fc.constantFrom('selectAll', 'selectNone', 'leaveEdit', 'putBack', 'edit', 'carry', 'drop', 'clear').map(
    (name): StepIdea =>
      () => ({ do: name }),
  ),
  fc.tuple(place, fc.boolean()).map(
    ([position, isCopy]): StepIdea =>
      () => ({ do: 'carry', position, isCopy }),
  ),
  place.map(
    (position): StepIdea =>
      () => ({ do: 'drop', position }),
  ),
  place.map(
    (position): StepIdea =>
      () => ({ do: 'edit', position }),
  ),
  word.map(
    (name): StepIdea =>
      () => ({ do: 'place', cell: newCell(name) }),
  ),
  fc.tuple(place, word).map(
    ([position, name]): StepIdea =>
      () => ({ do: 'place', position, cell: newCell(name) }),
  ),
  fc.tuple(place, place).map(
    ([from, to]): StepIdea =>
      () => ({ do: 'move', from, to }),
  ),
  fc.tuple(place, place).map(
    ([from, to]): StepIdea =>
      () => ({ do: 'copy', from, to }),
  ),
  place.map(
    (from): StepIdea =>
      () => ({ do: 'copy', from }),
  ),
  fc.array(place, { maxLength: 3 }).map(
    (positions): StepIdea =>
      () => ({ do: 'clear', positions }),
  ),
  fc.tuple(who, fc.constantFrom(...updates), merge).map(
    ([index, update, name]): StepIdea =>
      (now) => ({
        do: 'change',
        cell: idOf(now, index),
        update,
        ...(name && { merge: name }),
      }),
  ),
  fc.tuple(who, key, fc.constantFrom('refuse', 'swap', 'take'), fc.boolean()).map(
    ([index, text, onConflict, isExtra]): StepIdea =>
      (now) => ({
        do: 'assign',
        cell: idOf(now, index),
        key: text,
        onConflict,
        isExtra,
      }),
  ),
  key.map(
    (text): StepIdea =>
      () => ({ do: 'clearKey', key: text }),
  ),
  who.map(
    (index): StepIdea =>
      (now) => ({ do: 'clearKeysOf', cell: idOf(now, index) }),
  ),
  keyMapIdea.map(
    (keyMap): StepIdea =>
      (now) => ({ do: 'mapKeys', keyMap: keyMap(now) }),
  ),
  fc.tuple(rulesIdea, merge).map(
    ([rules, name]): StepIdea =>
      (now) => ({ do: 'fill', autoFill: rules(now), ...(name && { merge: name }) }),
  ),
  fc.tuple(word, merge).map(
    ([name, same]): StepIdea =>
      () => ({ do: 'rename', name, ...(same && { merge: same }) }),
  ),
  otherPlate.map(
    ({ positions, keyMap, autoFill, name, prefix }): StepIdea =>
      () => {
        const bare = plate(
          positions.map((position, index) => cell(`${prefix}${index}`, position)),
          { name },
        )
        return { do: 'replace', plate: { ...bare, keyMap: keyMap(bare), autoFill: autoFill(bare) } }
      },
  ),
)

export type Move = StepIdea | 'undo' | 'redo'

export const arbitrarySteps = (maxLength = 60): fc.Arbitrary<StepIdea[]> => fc.array(idea, { maxLength })

export const arbitraryMoves = (maxLength = 60): fc.Arbitrary<Move[]> =>
  fc.array(
    fc.oneof({ weight: 6, arbitrary: idea as fc.Arbitrary<Move> }, fc.constantFrom<Move>('undo', 'redo')),
    {
      maxLength,
    },
  )

export function make(editor: BoardEditor, move: Move): void {
  if (move === 'undo') editor.undo()
  else if (move === 'redo') editor.redo()
  else editor.take(move(editor.read().plate))
}
