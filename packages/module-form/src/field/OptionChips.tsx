import type { AnswerKey } from '@pandok/module-engine'
import { cx } from '@pandok/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { hasModifier, isComposing } from '../keyboard/pressedKey.ts'
import { useAnswerPresses } from '../keyboard/useAnswerPresses.ts'
import { AnswerLabel } from './AnswerLabel.tsx'
import type { FieldControl } from './FieldFrame.tsx'

export interface Chip {
  id: string
  label: string
  answerKey: AnswerKey
  points?: string | undefined
}

interface OptionChipsProps {
  control: FieldControl
  role: 'radio' | 'checkbox'
  chips: readonly Chip[]
  chosen: readonly string[]
  isRequired: boolean
  /**
   * Called when the chip is pressed, even if it is already chosen. `insteadOf` is the answer that the earlier
   * keys had chosen.
   */
  onPress: (id: string, insteadOf?: string) => void
  /**
   * Called when the key of a chip is pressed or the arrow keys move to it. Without it, keys press and arrow
   * keys only move, because several answers may be chosen.
   */
  onChoose?: ((id: string) => void) | undefined
  onClear: () => void
  /** Called when a key or the mouse chose an answer; arrow keys only browse. */
  onAnswered?: ((answers: readonly AnswerKey[]) => void) | undefined
}

/** Shows all answers side by side, with one tab stop, arrow keys inside, and the printed keys. */
export function OptionChips(props: OptionChipsProps) {
  const { control, role, chips, chosen, onPress, onChoose, onClear, onAnswered } = props
  const list = useRef<HTMLDivElement>(null)
  const [lastId, setLastId] = useState<string>()
  const stop =
    chips.find(({ id }) => id === lastId) ?? chips.find(({ id }) => chosen.includes(id)) ?? chips[0]
  // A radio group is entered at its chosen answer.
  const entry = role === 'radio' && chosen[0] !== undefined ? chosen[0] : stop?.id

  function focusChip(chip: Chip) {
    setLastId(chip.id)
    list.current?.querySelector<HTMLElement>(`[data-chip="${CSS.escape(chip.id)}"]`)?.focus()
  }

  const answers = chips.map(({ answerKey }) => answerKey)
  const presses = useAnswerPresses(
    answers,
    (id, insteadOf) => {
      const chip = chips.find((each) => each.id === id)
      if (chip) focusChip(chip)
      if (onChoose) onChoose(id)
      else onPress(id, insteadOf)
    },
    onAnswered,
  )

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event) || hasModifier(event)) return
    const moveTo = neighborOf(chips, (event.target as HTMLElement).dataset['chip'], event.key)
    const isAnswer = !moveTo && presses.press(event)
    if (moveTo || !isAnswer) presses.endBy(event)
    if (moveTo) {
      focusChip(moveTo)
      onChoose?.(moveTo.id)
    } else if (event.key === 'Delete' || event.key === 'Backspace') onClear()
    else if (!isAnswer) return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of a composite widget, whose role is one of two
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take them
    <div
      ref={list}
      role={role === 'radio' ? 'radiogroup' : 'group'}
      aria-labelledby={control.labelId}
      aria-describedby={control.describedBy}
      aria-required={role === 'radio' && props.isRequired ? true : undefined}
      aria-invalid={role === 'radio' && control.isInvalid ? true : undefined}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) presses.forget()
      }}
      className="flex min-w-0 flex-wrap gap-1"
    >
      {chips.map((chip) => (
        <ChipButton
          key={chip.id}
          {...{ chip, role, control }}
          isChosen={chosen.includes(chip.id)}
          isEntry={chip.id === entry}
          typed={presses.typed}
          onFocus={() => setLastId(chip.id)}
          onClick={() => {
            focusChip(chip)
            onPress(chip.id)
            if (!chosen.includes(chip.id)) onAnswered?.(answers)
          }}
        />
      ))}
    </div>
  )
}

/** Returns the chip to which an arrow key, Home or End moves. */
function neighborOf(chips: readonly Chip[], from: string | undefined, key: string): Chip | undefined {
  const at = chips.findIndex(({ id }) => id === from)
  return {
    ArrowRight: chips[(at + 1) % chips.length],
    ArrowDown: chips[(at + 1) % chips.length],
    ArrowLeft: chips.at(at - 1),
    ArrowUp: chips.at(at - 1),
    Home: chips[0],
    End: chips.at(-1),
  }[key]
}

interface ChipButtonProps {
  chip: Chip
  role: OptionChipsProps['role']
  control: FieldControl
  isChosen: boolean
  /** True for the chip that is the tab stop. */
  isEntry: boolean
  /** The keys of a sequence that have been pressed so far. */
  typed: string
  onFocus: () => void
  onClick: () => void
}

const ChipButton = ({ chip, role, control, isChosen, isEntry, typed, onFocus, onClick }: ChipButtonProps) => (
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a radio or a checkbox; a native radio couldn't be unset
  <button
    type="button"
    role={role}
    data-chip={chip.id}
    // The name is announced as one word although its key is marked inside it.
    aria-label={chip.answerKey.at && chip.label}
    aria-checked={isChosen}
    // The attribute can't express a sequence of keys, but the label shows it.
    aria-keyshortcuts={chip.answerKey.keys.length === 1 ? chip.answerKey.keys : undefined}
    tabIndex={isEntry ? 0 : -1}
    onFocus={onFocus}
    onClick={onClick}
    className={cx(
      'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-sm border px-2.5 py-1 text-start text-base leading-5 transition-colors pointer-coarse:min-h-11',
      isChosen
        ? control.isFaint
          ? 'border-dashed border-accent-line bg-transparent text-muted'
          : 'border-accent bg-accent-soft font-semibold text-accent-text'
        : 'border-line-strong/55 bg-raised text-text hover:border-line-strong',
      control.isInvalid && !isChosen && 'border-danger-line',
      // Answers that the keys so far may still lead to are highlighted.
      typed !== '' &&
        (chip.answerKey.keys.startsWith(typed) ? 'border-accent ring-1 ring-accent' : 'opacity-60'),
    )}
  >
    <AnswerLabel label={chip.label} answerKey={chip.answerKey} isChosen={isChosen} />
    {chip.points === undefined ? null : (
      <span aria-hidden="true" className="text-2xs text-faint tabular-nums">
        {chip.points}
      </span>
    )}
  </button>
)
