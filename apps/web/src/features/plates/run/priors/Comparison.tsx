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
  const { isList } = offer
  return (
    <>
      <p className="min-w-0 flex-1 basis-48 break-words">
        {lesionWords(first.lesion, text)}{' '}
        <Badge className="!h-5 align-middle">{text(`priors.source.${first.lesion.source}`)}</Badge>
      </p>
      <span className="flex flex-wrap items-center gap-1">
        <Button
          size="sm"
          className="pointer-coarse:h-11"
          icon={<CheckIcon />}
          aria-keyshortcuts="Control+Shift+L"
          // The focus has to stay in its field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => offer.take(first)}
          iconAfter={<KeyMark letter="L" />}
        >
          {text(isList ? 'priors.compare.rows' : 'priors.compare.same')}
        </Button>
        {isList ? null : (
          <Button
            size="sm"
            variant="quiet"
            className="pointer-coarse:h-11"
            icon={<PlusIcon />}
            aria-keyshortcuts="Control+Shift+U"
            onMouseDown={(event) => event.preventDefault()}
            onClick={offer.callNew}
            iconAfter={<KeyMark letter="U" />}
          >
            {text('priors.compare.new')}
          </Button>
        )}
        {offer.part ? (
          <Button
            size="sm"
            variant="quiet"
            className="pointer-coarse:h-11"
            icon={<SplitIcon />}
            title={lesionWords(offer.part.lesion, text)}
            aria-keyshortcuts="Control+Shift+D"
            onMouseDown={(event) => event.preventDefault()}
            onClick={offer.split}
            iconAfter={<KeyMark letter="D" />}
          >
            {text('priors.compare.part')}
          </Button>
        ) : null}
        {offer.candidates.length > 1 ? (
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
        ) : null}
      </span>
    </>
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
        <Button
          size="sm"
          className="pointer-coarse:h-11"
          icon={<PlusIcon />}
          aria-keyshortcuts="Control+Shift+L"
          onClick={() => offer.take()}
          iconAfter={<KeyMark letter="L" />}
        >
          {`${text('priors.compare.bring')} (${offer.waiting})`}
        </Button>
      ) : null}
      {offer.merged ? (
        <Button
          size="sm"
          variant="quiet"
          className="pointer-coarse:h-11"
          icon={<MergeIcon />}
          aria-keyshortcuts="Control+Shift+M"
          onMouseDown={(event) => event.preventDefault()}
          onClick={offer.merge}
          iconAfter={<KeyMark letter="M" />}
        >
          {text('priors.compare.merged', { lesion: lesionWords(offer.merged.lesion, text) })}
        </Button>
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

function KeyMark({ letter }: { letter: string }) {
  const text = useText()
  return (
    <span aria-hidden="true" className="text-2xs font-semibold opacity-80 pointer-coarse:hidden">
      {`${text('command.keyName.Ctrl')} ⇧ ${letter}`}
    </span>
  )
}
