import { memo, useEffect, useRef } from 'react'

interface SnapshotPictureProps {
  picture: HTMLCanvasElement
  /** Pixels along the longer side; the full size if absent. */
  side?: number | undefined
  className: string
}

export const SnapshotPicture = memo(function SnapshotPicture({
  picture,
  side = Number.POSITIVE_INFINITY,
  className,
}: SnapshotPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  }, [picture, width, height])
  return <canvas ref={canvas} width={width} height={height} className={className} />
})
