import { useText } from '#platform/text/text.ts'
import { BannerControls } from '#shared/banner/BannerControls.tsx'
import { BannerFrame } from '#shared/banner/BannerFrame.tsx'
import { BannerImage } from '#shared/banner/BannerImage.tsx'

interface BannerPreviewProps {
  source: string | undefined
  /** True if other banners share the position, so that the strip has buttons. */
  hasOthers: boolean
}

/** The strip as it will appear on a wide screen and on a phone. */
export function BannerPreview({ source, hasOthers }: BannerPreviewProps) {
  const text = useText()
  if (source === undefined) {
    return (
      <p className="rounded-lg border border-dashed border-line px-4 py-8 text-center text-sm text-muted">
        {text('office.banners.preview.none')}
      </p>
    )
  }
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {(['wide', 'narrow'] as const).map((size) => (
        <figure key={size} className="grid min-w-0 gap-1.5">
          <figcaption className="text-xs text-muted">{text(`office.banners.preview.${size}`)}</figcaption>
          <div
            className={
              size === 'wide'
                ? 'overflow-hidden rounded-lg border border-line bg-page'
                : 'max-w-90 overflow-hidden rounded-lg border border-line bg-page'
            }
          >
            <BannerFrame controls={hasOthers ? <DrawnControls /> : null}>
              <BannerImage source={source} alt={size === 'wide' ? text('office.banners.preview.alt') : ''} />
            </BannerFrame>
          </div>
        </figure>
      ))}
    </div>
  )
}

/** The buttons are only drawn; they do nothing here. */
const DrawnControls = () => (
  <div inert className="flex">
    <BannerControls isPlaying onToggle={() => {}} onStep={() => {}} />
  </div>
)
