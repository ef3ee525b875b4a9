import { comparedLesions, comparisonText, type Filling } from '@pandok/board'
import { printDate } from '@pandok/module-engine'
import {
  Badge,
  Button,
  CheckIcon,
  EllipsisIcon,
  HistoryIcon,
  IconButton,
  Menu,
  MenuItem,
  MergeIcon,
  PlusIcon,
  SplitIcon,
  Undo2Icon,
} from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { lesionWords } from './lesionWords.ts'
import { type Offer, offersOf } from './offersOf.ts'
import { usePriors } from './usePriorStore.ts'

interface ComparisonProps {
  filling: Filling
  /** The cell's title in the report. */
  title: string
}

/**
 * Which earlier lesion a filling corresponds to: the proposal, its source, and the decision, each with a key.
 */
export function Comparison({ filling, title }: ComparisonProps) {
  const text = useText()
  const frame = useRunWorkspace()
  usePriors(frame.priors)
  // New answers may make another lesion more likely.
  useRunState((state) => state)
  const offer = offersOf(frame, text.locale).find((one) => one.filling === filling)
  if (!offer || (offer.state === 'open' && offer.candidates.length === 0)) return null
  return (
    <section
      aria-label={text('priors.compare.label')}
      className="flex flex-wrap items-center gap-x-2 gap-y-1.5 rounded-md border border-line bg-sunken px-3 py-2 text-sm"
    >
      <HistoryIcon aria-hidden="true" className="size-4 shrink-0 text-muted" />
      {offer.state === 'open' ? <Proposal offer={offer} /> : <Decided offer={offer} title={title} />}
    </section>
  )
}

function Proposal({ offer }: { offer: Offer }) {
  const text = useText()
  const [first] = offer.candidates
  if (!first) return null
  const { isList, part } = offer
  return (
    <>
      <p className="min-w-0 flex-1 basis-48 break-words">
        {lesionWords(first.lesion, text)}{' '}
        <Badge className="!h-5 align-middle">{text(`priors.source.${first.lesion.source}`)}</Badge>
      </p>
      <span className="flex flex-wrap items-center gap-1">
        <DecisionButton letter="L" icon={<CheckIcon />} onDecide={() => offer.take(first)}>
          {text(isList ? 'priors.compare.rows' : 'priors.compare.same')}
        </DecisionButton>
        {isList ? null : (
          <DecisionButton isQuiet letter="U" icon={<PlusIcon />} onDecide={offer.callNew}>
            {text('priors.compare.new')}
          </DecisionButton>
        )}
        {part ? (
          <DecisionButton
            isQuiet
            letter="D"
            icon={<SplitIcon />}
            title={lesionWords(part.lesion, text)}
            onDecide={offer.split}
          >
            {text('priors.compare.part')}
          </DecisionButton>
        ) : null}
        <OtherCandidates offer={offer} />
      </span>
    </>
  )
}

function OtherCandidates({ offer }: { offer: Offer }) {
  const text = useText()
  if (offer.candidates.length < 2) return null
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          className="pointer-coarse:size-11"
          label={text('priors.compare.others')}
          icon={<EllipsisIcon />}
        />
      }
    >
      {offer.candidates.slice(1).map((candidate) => (
        <MenuItem key={candidate.lesion.key} onSelect={() => offer.take(candidate)}>
          {lesionWords(candidate.lesion, text)}
        </MenuItem>
      ))}
    </Menu>
  )
}

function Decided({ offer, title }: { offer: Offer; title: string }) {
  const text = useText()
  const lesions = comparedLesions([{ title, filling: offer.filling }], [], text.locale)
  const said = comparisonText(lesions, text.locale)
  const words =
    offer.state === 'new'
      ? text('priors.compare.isNew')
      : (said ?? text('priors.compare.with', { date: printDate(offer.date ?? '', text.locale) }))
  return (
    <>
      <p role="status" className="min-w-0 flex-1 basis-48 break-words whitespace-pre-line tabular-nums">
        {words}
      </p>
      {offer.state === 'rows' ? (
        <DecisionButton letter="L" icon={<PlusIcon />} onDecide={() => offer.take()}>
          {`${text('priors.compare.bring')} (${offer.waiting})`}
        </DecisionButton>
      ) : null}
      {offer.merged ? (
        <DecisionButton isQuiet letter="M" icon={<MergeIcon />} onDecide={offer.merge}>
          {text('priors.compare.merged', { lesion: lesionWords(offer.merged.lesion, text) })}
        </DecisionButton>
      ) : null}
      <IconButton
        size="sm"
        className="pointer-coarse:size-11"
        label={text('priors.compare.undo')}
        icon={<Undo2Icon />}
        onClick={offer.takeBack}
      />
    </>
  )
}

interface DecisionButtonProps {
  /** The letter of its key, together with Ctrl and Shift. */
  letter: string
  icon: ReactNode
  children: string
  title?: string
  isQuiet?: boolean
  onDecide: () => void
}

const DecisionButton = ({ letter, icon, children, title, isQuiet, onDecide }: DecisionButtonProps) => (
  <Button
    size="sm"
    variant={isQuiet ? 'quiet' : undefined}
    className="pointer-coarse:h-11"
    icon={icon}
    title={title}
    aria-keyshortcuts={`Control+Shift+${letter}`}
    // The focus has to stay in its field.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onDecide}
    iconAfter={<KeyMark letter={letter} />}
  >
    {children}
  </Button>
)

function KeyMark({ letter }: { letter: string }) {
  const text = useText()
  return (
    <span aria-hidden="true" className="text-2xs font-semibold opacity-80 pointer-coarse:hidden">
      {`${text('command.keyName.Ctrl')} ⇧ ${letter}`}
    </span>
  )
}
