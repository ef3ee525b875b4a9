import { createKeyReader, createPlateRun, holderOf, keyCap, keyLabel, keysOf } from '@pandok/board'
import { LOCALES } from '@pandok/domain'
import { type LibraryModule, type LibraryPlate, plateContent } from '@pandok/library'
import { unreachableAnswers } from '../answerProblems.ts'

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))

/** A library plate may print these keys of a keyboard on its cells. */
const CODES: readonly string[] = [
  ...LETTERS.map((letter) => `Key${letter}`),
  ...Array.from({ length: 10 }, (_, digit) => `Digit${digit}`),
  ...['Minus', 'Equal', 'BracketLeft', 'BracketRight', 'Backslash', 'Semicolon', 'Quote', 'Backquote'],
  ...['Comma', 'Period', 'Slash'],
]

const CODE_OF: ReadonlyMap<string, string> = new Map(CODES.map((code) => [keyCap(code), code]))

/**
 * Returns the key press, as the board reads it, for the key that a label names, or undefined if no key has
 * that name.
 */
function pressed(label: string): string | undefined {
  const [cap = '', ...modifiers] = label.split(/\+(?=.)/u).toReversed()
  const code = CODE_OF.get(cap)
  if (code === undefined) return undefined
  return createKeyReader().down({
    code,
    key: cap,
    keyCode: 0,
    metaKey: false,
    isComposing: false,
    repeat: false,
    ctrlKey: modifiers.includes('Ctrl'),
    altKey: modifiers.includes('Alt'),
    shiftKey: modifiers.includes('Shift'),
  })
}

/** Lists cells that their printed key doesn't run, and answers of their blanks that it doesn't choose. */
export function pressProblems(plate: LibraryPlate, modules: readonly LibraryModule[]): string[] {
  const content = plateContent(plate, 'ko', (id) => id)
  const known = modules.map(({ id, names, definition }) => ({ id, name: names.ko, definition }))
  let ids = 0
  const run = createPlateRun({
    plate: content,
    modules: known,
    locale: 'ko',
    today: () => '2026-11-16',
    newId: () => `id${++ids}`,
    now: () => 0,
  })
  return content.cells.flatMap(({ id }) => {
    const [key] = keysOf(content.keyMap, id)
    const held = key === undefined ? undefined : pressed(keyLabel(key))
    if (held === undefined) return [`${plate.id}: cell «${id}» prints no key that could be pressed`]
    const reached = holderOf(content.keyMap, held)
    if (reached !== id) return [`${plate.id}: the key of cell «${id}» reaches «${reached ?? 'nothing'}»`]
    const result = run.run(id)
    run.clear()
    return result === 'moduleGone' || result === 'noCell'
      ? [`${plate.id}: the key of cell «${id}» gives «${result}»`]
      : []
  })
}

/** Lists answers of a plate's blanks that the printed keys don't choose, in each language. */
export const blankPressProblems = ({ id, cells, exam }: LibraryPlate): string[] =>
  [
    ...cells.map((cell) => ({ name: cell.id, blanks: cell.blanks })),
    { name: 'exam', blanks: exam?.blanks },
  ].flatMap(({ name, blanks = [] }) =>
    blanks.flatMap(({ id: blank, options = [] }) =>
      LOCALES.flatMap((locale) =>
        unreachableAnswers(options.map((option) => ({ id: option.id, label: option.label[locale] }))).map(
          (answer) =>
            `${id}: ${name} ${blank} (${locale}): «${answer}» is not chosen by the keys that it prints`,
        ),
      ),
    ),
  )
