import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'

interface CardProps extends Omit<ComponentProps<'div'>, 'title'> {
  as?: 'div' | 'section' | 'article' | 'li' | undefined
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined
  /** If true, the card is raised on hover; this is for cards that contain one stretched link. */
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
