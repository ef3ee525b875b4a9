import { type FiredCheck, textOf } from '@pandok/module-engine'
import { cx, InfoIcon, OctagonAlertIcon, TriangleAlertIcon } from '@pandok/ui'
import { useForm } from '../FormContext.ts'

const looks = {
  block: { Icon: OctagonAlertIcon, tone: 'text-danger-text' },
  warn: { Icon: TriangleAlertIcon, tone: 'text-warning-text' },
  info: { Icon: InfoIcon, tone: 'text-info-text' },
} as const

/** Shows the message of a check at the input that it points to. */
export function CheckLine({ check }: { check: FiredCheck }) {
  const { definition, locale, words } = useForm()
  const message = textOf(definition.checks.find(({ id }) => id === check.id)?.message, locale)
  const { Icon, tone } = looks[check.level]
  return (
    <li data-check={check.id} className={cx('flex gap-1.5 text-xs font-medium', tone)}>
      <Icon className="mt-0.5 size-3.5 shrink-0" />
      <span>
        <span className="sr-only">{words.levels[check.level]} </span>
        {message || check.id}
      </span>
    </li>
  )
}
