import { Dialog, Notice } from '@pandok/ui'
import type { AssociatedImage, SlideSource } from '@pandok/viewer'
import { useEffect, useRef } from 'react'
import { useText } from '#platform/text/text.ts'

interface AssociatedDialogProps {
  source: SlideSource
  open: boolean
  isIdentityHidden: boolean
  onClose: () => void
}

/** Label, macro and thumbnail are read and shown only here, on request. */
export function AssociatedDialog({ source, open, isIdentityHidden, onClose }: AssociatedDialogProps) {
  const text = useText()
  // A thumbnail shows only tissue, while label and macro may show the patient's name.
  const shown = source.associated.filter(({ kind }) => kind === 'thumbnail' || !isIdentityHidden)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('viewer.slide.associated')}
      closeLabel={text('ui.close')}
      size="lg"
    >
      <Notice tone="warning">
        {text(isIdentityHidden ? 'viewer.slide.associated.hidden' : 'viewer.slide.associated.warning')}
      </Notice>
      <div className="mt-3 flex flex-wrap gap-4">
        {open ? shown.map((image) => <Picture key={image.kind} image={image} />) : null}
      </div>
    </Dialog>
  )
}

function Picture({ image }: { image: AssociatedImage }) {
  const text = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const controller = new AbortController()
    image.load(controller.signal).then(
      (picture) => {
        const context = canvas.current?.getContext('2d')
        if ('data' in picture) {
          context?.putImageData(new ImageData(picture.data, picture.width, picture.height), 0, 0)
          return
        }
        context?.drawImage(picture, 0, 0)
        picture.close()
      },
      // An image that can't be read stays empty; the slide itself isn't affected.
      () => undefined,
    )
    return () => controller.abort()
  }, [image])
  return (
    <figure className="min-w-0">
      <canvas
        ref={canvas}
        width={image.width}
        height={image.height}
        className="max-h-80 max-w-full rounded-sm border border-line"
      />
      <figcaption className="mt-1 text-sm text-muted">
        {text(`viewer.slide.associated.${image.kind}`)}
      </figcaption>
    </figure>
  )
}
