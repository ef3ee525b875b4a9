import { cx } from '../cx.ts'

interface AvatarProps {
  name: string
  size?: 'sm' | 'md' | 'lg' | undefined
  className?: string | undefined
}

const sizes = { sm: 'size-6 text-2xs', md: 'size-8 text-sm', lg: 'size-14 text-xl' } as const
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Returns the first grapheme cluster: a whole syllable, or an emoji with its modifiers. */
export function initialOf(name: string): string {
  const [first] = graphemes.segment(name.trim().normalize('NFC'))
  return first?.segment.toLocaleUpperCase() ?? '?'
}

/** The avatar is decorative, because the name is next to it. */
export function Avatar({ name, size = 'md', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-full border border-accent-line bg-accent-soft leading-none font-bold text-accent-text select-none',
        sizes[size],
        className,
      )}
    >
      {initialOf(name)}
    </span>
  )
}
