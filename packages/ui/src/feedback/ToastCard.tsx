import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../action/IconButton.tsx'
import { cx } from '../cx.ts'
import { textTone } from '../tone.ts'
import { dismissToast, type ToastEntry } from './toast.ts'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const

interface ToastCardProps {
  entry: ToastEntry
  paused: boolean
  closeLabel: string
}

export function ToastCard({ entry, paused, closeLabel }: ToastCardProps) {
  const left = useRef(entry.duration)
  const tone = entry.tone ?? 'info'
  const Icon = icons[tone]

  useEffect(() => {
    if (paused || left.current === Number.POSITIVE_INFINITY) return
    const startedAt = Date.now()
    const timer = setTimeout(() => dismissToast(entry.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (Date.now() - startedAt))
    }
  }, [paused, entry.id])

  return (
    <li className="pointer-events-auto flex w-full animate-rise items-start gap-3 rounded-lg bg-overlay py-3 ps-4 pe-2 text-text shadow-overlay">
      <Icon aria-hidden="true" className={cx('mt-0.5 size-4.5 shrink-0', textTone[tone])} />
      <div className="grid min-w-0 flex-1 gap-0.5 py-px">
        <p className="text-sm font-semibold">{entry.title}</p>
        {entry.text ? <div className="text-sm text-muted">{entry.text}</div> : null}
        {entry.action ? (
          <button
            type="button"
            className="-ms-1.5 mt-1 min-h-7 justify-self-start rounded-sm px-1.5 text-start text-sm font-semibold text-accent-text hover:bg-hover"
            onClick={() => {
              entry.action?.onPress()
              dismissToast(entry.id)
            }}
          >
            {entry.action.label}
          </button>
        ) : null}
      </div>
      <IconButton
        label={closeLabel}
        icon={<X />}
        size="sm"
        tooltip={false}
        className="-my-1"
        onClick={() => dismissToast(entry.id)}
      />
    </li>
  )
}
