import type { ModuleItem } from '@pandok/protocol'
import { Anchor, Badge, Button, cx, EyeIcon, IconButton } from '@pandok/ui'
import { useId } from 'react'
import { useText } from '#platform/text/text.ts'
import { useKindLabel } from '#platform/text/useKindLabel.ts'
import { PickerPreview } from './PickerPreview.tsx'

interface PickerRowProps {
  item: ModuleItem
  isPicking: boolean
  /** True if its preview is open. */
  isShown: boolean
  onPick: () => void
  onShow: () => void
}

const WORDS = 'grid min-w-40 flex-1 gap-1'

/** A module that is placed by pressing its row, and that can be tried first. */
export function PickerRow({ item, isPicking, isShown, onPick, onShow }: PickerRowProps) {
  const text = useText()
  const id = useId()
  const press = useId()
  const use = item.mine ? 'use' : item.copied ? 'useCopy' : 'copyAndUse'
  return (
    <li className="grid rounded-lg border border-line bg-raised">
      <div
        className={cx(
          'relative flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2 has-[button]:hover:bg-hover',
          isShown ? 'rounded-t-lg' : 'rounded-lg',
        )}
      >
        <PickerWords item={item} press={item.locked ? undefined : press} />
        {item.library ? (
          <Badge tone={item.library === 'paid' ? 'accent' : 'neutral'}>
            {text(`modules.state.${item.library}`)}
          </Badge>
        ) : null}
        {item.may.open ? (
          <IconButton
            size="sm"
            // The button lies above the row's own press target.
            className="relative z-1"
            label={text('plateCell.picker.preview', { name: item.name })}
            icon={<EyeIcon />}
            aria-expanded={isShown}
            aria-controls={isShown ? id : undefined}
            onClick={onShow}
          />
        ) : null}
        {item.locked ? (
          <Anchor href="/price" className="text-sm font-semibold text-accent-text hover:underline">
            {text('modules.state.locked')}
          </Anchor>
        ) : (
          <Button
            id={press}
            size="sm"
            loading={isPicking}
            aria-label={text('plateCell.picker.action', {
              name: item.name,
              action: text(`plateCell.picker.${use}`),
            })}
            onClick={onPick}
          >
            {text(`plateCell.picker.${use}`)}
          </Button>
        )}
      </div>
      {isShown ? (
        <div id={id} className="grid gap-3 border-t border-line p-3">
          <PickerPreview id={item.id} name={item.name} />
        </div>
      ) : null}
    </li>
  )
}

interface PickerWordsProps {
  item: ModuleItem
  /** The id of the button that a press on the row activates. */
  press: string | undefined
}

function PickerWords({ item, press }: PickerWordsProps) {
  const text = useText()
  const kindLabel = useKindLabel()
  const kinds = (['section', 'modality', 'type'] as const)
    .map((kind) => kindLabel(kind, item[kind]))
    .filter((label) => label !== '')
  const words = (
    <>
      <span className="font-semibold break-words">{item.name}</span>
      <span className="flex flex-wrap gap-x-2 gap-y-1 text-xs text-muted">
        {item.mine ? null : <span>{item.nickname}</span>}
        {kinds.length > 0 ? <span>{kinds.join(' · ')}</span> : null}
        <span>{text('plateCell.picker.size', { inputs: item.inputCount, outputs: item.outputCount })}</span>
      </span>
    </>
  )
  if (press === undefined) return <div className={WORDS}>{words}</div>
  return (
    // The pseudo-element extends the label, and with it the press target, to the whole row.
    <label htmlFor={press} className={cx(WORDS, 'after:absolute after:inset-0 after:rounded-lg')}>
      {words}
    </label>
  )
}
