import { cx } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { SHOT_HEIGHT, SHOT_WIDTH, type ShotName, shotSources } from '../shots/shots.ts'

interface ShotProps {
  name: ShotName
  alt: string
  /** The `sizes` attribute, by which the browser chooses a file. */
  sizes: string
  className?: string
}

/** A screenshot in the theme of the page; the other theme's file is never loaded. */
export function Shot({ name, alt, sizes, className }: ShotProps) {
  const { locale } = useText()
  return (['light', 'dark'] as const).map((theme) => {
    const { avif, webp } = shotSources(name, locale, theme)
    return (
      <picture
        key={theme}
        className={cx(theme === 'light' ? 'block dark:hidden' : 'hidden dark:block', className)}
      >
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <img
          src={webp}
          alt={alt}
          width={SHOT_WIDTH}
          height={SHOT_HEIGHT}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-lg border border-line shadow-raised"
        />
      </picture>
    )
  })
}
