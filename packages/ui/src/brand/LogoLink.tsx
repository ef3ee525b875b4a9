import { cx } from '../cx.ts'
import { Anchor, type AnchorProps } from '../navigation/LinkProvider.tsx'
import { BrandMark } from './BrandMark.tsx'
import { Wordmark } from './Wordmark.tsx'

interface LogoLinkProps extends Omit<AnchorProps, 'children'> {
  /** The accessible name, for instance the product name and “home”. */
  label: string
  script?: 'latin' | 'hangul' | undefined
  /** If true, the wordmark is hidden below 440 px, where only the mark fits. */
  compact?: boolean | undefined
}

export function LogoLink({ label, script = 'latin', compact = false, className, ...rest }: LogoLinkProps) {
  return (
    <Anchor
      aria-label={label}
      className={cx('inline-flex min-h-11 items-center gap-2.5 rounded-sm text-text', className)}
      {...rest}
    >
      <BrandMark className="h-7 w-auto" />
      <Wordmark
        script={script}
        className={cx(script === 'latin' ? 'h-[1.3rem]' : 'h-6', compact && 'max-xs:hidden')}
      />
    </Anchor>
  )
}
