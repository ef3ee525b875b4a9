import { cx } from '../cx.ts'

interface SkeletonProps {
  shape?: 'line' | 'block' | 'circle' | undefined
  /** The size is set by class, for instance `h-4 w-32`. */
  className?: string | undefined
}

const shapes = { line: 'h-3.5 rounded-xs', block: 'rounded-md', circle: 'rounded-full' } as const

/**
 * A gray placeholder while something loads. It is hidden from screen readers; the container has `aria-busy`.
 */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative block overflow-hidden bg-skeleton after:absolute after:inset-0 after:animate-shimmer after:bg-linear-to-r after:from-transparent after:via-shine after:to-transparent',
        shapes[shape],
        className,
      )}
    />
  )
}
