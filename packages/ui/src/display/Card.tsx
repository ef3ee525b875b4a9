import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'

interface CardProps extends Omit<ComponentProps<'div'>, 'title'> {
  as?: 'div' | 'section' | 'article' | 'li' | undefined
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined
  /** Lifts under the pointer; for cards that hold one stretched link. */
  interactive?: boolean | undefined
}

const paddings = { none: '', sm: 'p-4', md: 'p-5 sm:p-6', lg: 'p-6 sm:p-8' } as const

export function Card({
  as: Tag = 'div',
  padding = 'md',
  interactive = false,
  className,
  ...rest
}: CardProps) {
  const props = rest as ComponentProps<'div'> & ComponentProps<'li'>
  return (
    <Tag
      className={cx(
        'min-w-0 rounded-xl border border-line bg-raised',
        interactive &&
          'relative transition-[border-color,box-shadow] hover:border-line-strong/60 hover:shadow-raised has-[a:focus-visible]:border-focus',
        paddings[padding],
        className,
      )}
      {...props}
    />
  )
}

interface CardHeaderProps {
  title: ReactNode
  text?: ReactNode
  actions?: ReactNode
  level?: 2 | 3 | 4 | undefined
  className?: string | undefined
}

export function CardHeader({ title, text, actions, level = 2, className }: CardHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx('flex flex-wrap items-start justify-between gap-x-4 gap-y-3', className)}>
      <div className="grid min-w-0 flex-1 gap-1">
        <Heading className="text-lg font-bold">{title}</Heading>
        {text ? <p className="text-sm text-muted">{text}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </div>
  )
}
