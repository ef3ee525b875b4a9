import type { ReactNode } from 'react'

interface BannerFrameProps {
  /** A link with the picture, or the picture alone. */
  children: ReactNode
  controls?: ReactNode
}

/** The strip's content, with a fixed height so that nothing below moves when banners change. */
export const BannerFrame = ({ children, controls }: BannerFrameProps) => (
  <div className="flex h-22 items-center gap-2 px-4 sm:px-6">
    <div className="flex h-16 min-w-0 flex-1 items-center">{children}</div>
    {controls ? <div className="flex shrink-0 items-center">{controls}</div> : null}
  </div>
)
