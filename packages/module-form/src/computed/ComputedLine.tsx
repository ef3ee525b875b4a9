import { listNames } from '@pandok/domain'
import { type ComputedView, exact, formatNumber, textOf } from '@pandok/module-engine'
import { cx, IconButton, PencilIcon, Undo2Icon } from '@pandok/ui'
import { memo, useState } from 'react'
import { type FormFrame, useForm } from '../FormContext.ts'
import { unitText } from '../field/unitText.ts'
import { useComputedView } from '../store/useStored.ts'
import { nameOf } from './nameOf.ts'
import { OverruleField } from './OverruleField.tsx'

/** Shows a computed value or what it waits for, and lets a person override it if the module allows that. */
export const ComputedLine = memo(function ComputedLine({ address }: { address: string }) {
  const frame = useForm()
  const view = useComputedView(address)
  const [isOverruling, setOverruling] = useState(false)
  if (!view) return null
  const { session, words, locale } = frame
  const { computed } = view
  const name = textOf(computed.label, locale) || computed.id

  return (
    <div
      data-computed={address}
      className="grid min-w-0 gap-x-3 @min-[26rem]:grid-cols-[minmax(6.5rem,0.4fr)_minmax(0,1fr)]"
    >
      <dt className="pt-1 text-sm text-muted">{name}</dt>
      <dd className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-2">
        {isOverruling ? (
          <OverruleField view={view} name={name} onDone={() => setOverruling(false)} />
        ) : (
          <>
            <output className={cx('min-w-0 text-base', toneOf(view))}>{saying(view, frame)}</output>
            {view.value !== undefined && computed.unit ? (
              <span className="text-sm text-muted">{unitText(computed.unit, locale)}</span>
            ) : null}
            {view.state === 'overridden' ? (
              <>
                <span className="rounded-xs border border-warning-line bg-warning-soft px-1.5 text-2xs font-semibold text-warning-text">
                  {words.overruled}
                </span>
                <IconButton
                  size="sm"
                  label={words.takeBack}
                  icon={<Undo2Icon />}
                  onClick={() => session.overrule(view.address, undefined)}
                />
              </>
            ) : null}
            {computed.override ? (
              <IconButton
                size="sm"
                label={`${words.overrule}: ${name}`}
                icon={<PencilIcon />}
                onClick={() => setOverruling(true)}
              />
            ) : null}
          </>
        )}
      </dd>
    </div>
  )
})

const toneOf = ({ state }: ComputedView) =>
  state === 'failed'
    ? 'text-danger-text'
    : state === 'unknown'
      ? 'text-sm text-faint'
      : 'font-semibold text-text tabular-nums'

function saying(view: ComputedView, frame: FormFrame): string {
  const { words } = frame
  if (view.state === 'failed') return words.failed(view.failure)
  if (view.value !== undefined) return shownValue(view, frame)
  if (view.waitsFor.length === 0) return words.unknown
  return words.waitsFor(
    listNames(
      view.waitsFor.map((address) => nameOf(address, frame)),
      frame.locale,
    ),
  )
}

function shownValue(
  { computed, value, option }: Pick<ComputedView, 'computed' | 'value' | 'option'>,
  { locale, words }: Pick<FormFrame, 'locale' | 'words'>,
): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (option) return textOf(option.label, locale) || option.id
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  const decimal = computed.kind === 'number' || computed.kind === 'integer' ? exact(text) : undefined
  return decimal ? formatNumber(decimal, locale, computed.decimals) : text
}
