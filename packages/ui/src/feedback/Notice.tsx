import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../action/IconButton.tsx'
import { cx } from '../cx.ts'
import { textTone } from '../tone.ts'

type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

interface NoticeBase {
  tone?: NoticeTone | undefined
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  icon?: ReactNode
  /**
   * `status` or `alert` is for a notice that appears in response to something; a static one needs no role.
   */
  role?: 'status' | 'alert' | undefined
  className?: string | undefined
}

type NoticeProps = NoticeBase & ({ onDismiss: () => void; dismissLabel: string } | { onDismiss?: undefined })

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const

const grounds: Record<NoticeTone, string> = {
  info: 'bg-info-soft border-info-line',
  success: 'bg-success-soft border-success-line',
  warning: 'bg-warning-soft border-warning-line',
  danger: 'bg-danger-soft border-danger-line',
}

export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, action, icon, role, className } = props
  const Icon = icons[tone]
  return (
    <div
      role={role}
      className={cx('flex items-start gap-3 rounded-lg border px-4 py-3', grounds[tone], className)}
    >
      <span className={cx('mt-0.5 shrink-0 [&_svg]:size-4.5', textTone[tone])}>{icon ?? <Icon />}</span>
      <div className="grid min-w-0 flex-1 gap-1 text-sm text-text">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {action ? <div className="mt-1.5 flex flex-wrap gap-2">{action}</div> : null}
      </div>
      {props.onDismiss ? (
        <IconButton
          label={props.dismissLabel}
          icon={<X />}
          size="sm"
          tooltip={false}
          className="-my-1 -me-2"
          onClick={props.onDismiss}
        />
      ) : null}
    </div>
  )
}
