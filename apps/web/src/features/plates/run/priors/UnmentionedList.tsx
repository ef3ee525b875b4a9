import { type EarlierLesionState, settleListedLesion } from '@pandok/board'
import { Button, Kbd } from '@pandok/ui'
import type { KeyboardEvent } from 'react'
import { useText } from '#platform/text/text.ts'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { lesionWords } from './lesionWords.ts'
import { type UnmentionedLesion, unmentionedLesions } from './unmentionedLesions.ts'
import { usePriors } from './usePriorStore.ts'

/** Letters for the decisions; they are the same in every language and shown on the buttons. */
const STATES = [
  ['gone', 'G'],
  ['notAssessable', 'E'],
  ['merged', 'M'],
] as const satisfies readonly (readonly [EarlierLesionState['state'], string])[]

/** Earlier lesions that this report doesn't mention yet, each decided with one key. */
export function UnmentionedList() {
  const text = useText()
  const frame = useRunWorkspace()
  usePriors(frame.priors)
  useRunState((state) => state)
  const lesions = useRunState((state) => state.lesions)
  const unsaid = unmentionedLesions(frame, text.locale)
  if (unsaid.length === 0) return null

  function decide({ module, lesion }: UnmentionedLesion, state: EarlierLesionState['state']) {
    const isSame = lesions.find(({ track }) => track === lesion.track)?.state === state
    const { track, words: title, date, size } = lesion
    const decision = isSame ? undefined : state
    frame.run.setLesionState(track, decision && { module, state: decision, title, date, size })
    for (const { fillings } of frame.run.read().runs)
      for (const filling of fillings) settleListedLesion(filling, track, decision)
  }

  const press = (one: UnmentionedLesion) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const found = STATES.find(([, letter]) => event.code === `Key${letter}`)
    if (!found) return
    event.preventDefault()
    decide(one, found[0])
  }

  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{text('priors.unsaid')}</h3>
      <p className="text-xs text-muted">{text('priors.unsaid.hint')}</p>
      <ul className="grid divide-y divide-line rounded-md border border-line">
        {unsaid.map((one) => (
          <li
            key={`${one.module} ${one.lesion.track}`}
            onKeyDown={press(one)}
            className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3 py-2 text-sm"
          >
            <span className="min-w-0 flex-1 basis-48 break-words">{lesionWords(one.lesion, text)}</span>
            <StateButtons
              chosen={lesions.find(({ track }) => track === one.lesion.track)?.state}
              onChoose={(state) => decide(one, state)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface StateButtonsProps {
  chosen: EarlierLesionState['state'] | undefined
  onChoose: (state: EarlierLesionState['state']) => void
}

function StateButtons({ chosen, onChoose }: StateButtonsProps) {
  const text = useText()
  return (
    <span className="flex flex-wrap gap-1">
      {STATES.map(([state, letter]) => (
        <Button
          key={state}
          size="sm"
          className="pointer-coarse:h-11"
          variant={state === chosen ? 'primary' : 'quiet'}
          aria-pressed={state === chosen}
          aria-keyshortcuts={letter}
          iconAfter={<Kbd>{letter}</Kbd>}
          onClick={() => onChoose(state)}
        >
          {text(`priors.state.${state}`)}
        </Button>
      ))}
    </span>
  )
}
