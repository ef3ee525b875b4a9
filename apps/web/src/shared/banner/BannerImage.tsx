interface BannerImageProps {
  source: string
  alt: string
  onLoad?: (() => void) | undefined
  onError?: (() => void) | undefined
}

/** The image for members, and in the administrators' preview. */
export const BannerImage = ({ source, alt, onLoad, onError }: BannerImageProps) => (
  <img
    src={source}
    alt={alt}
    onLoad={onLoad}
    onError={onError}
    draggable={false}
    className="block max-h-16 max-w-full rounded-md object-contain"
  />
)
