import { Button, Dialog, DownloadIcon, Notice } from '@pandok/ui'
import type { OpenInstance, VideoStream } from '@pandok/viewer'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { exportName } from '#shared/print/exportName.ts'
import { saveBlob } from '../export/saveBlob.ts'
import { identityTexts } from '../stage/useIdentityTexts.ts'
import { useSessionPart } from '../workspace/useViewerParts.ts'
import { videoBlob, videoFormat } from './videoBlob.ts'
import { videoKey } from './videoKey.ts'

interface VideoDialogProps {
  document: OpenInstance
  onClose: () => void
}

/** Plays a video from memory. */
export function VideoDialog({ document, onClose }: VideoDialogProps) {
  const text = useText()
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  const { content } = document.record
  if (content.kind !== 'document' || !content.video) return null
  const { name, study } = identityTexts(document.record, text, isHidden)
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={content.title || text('viewer.document.unnamed')}
      description={[name, ...study].join(' · ')}
      closeLabel={text('ui.close')}
    >
      <Player document={document} video={content.video} />
    </Dialog>
  )
}

function Player({ document, video }: { document: OpenInstance; video: VideoStream }) {
  const text = useText()
  const player = useRef<HTMLVideoElement>(null)
  const [isRefused, setRefused] = useState(false)
  const { blob, hasFailed } = useVideo(player, document, video)
  const isUnplayable = hasFailed || isRefused

  function press(event: KeyboardEvent) {
    if (player.current && videoKey(player.current, event, video.frameSeconds)) event.preventDefault()
  }

  return (
    <div className="grid gap-3 pb-2">
      {isUnplayable ? (
        <Notice tone="warning">
          {text('viewer.document.video.unplayable', { format: videoFormat(video) })}
        </Notice>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: videos of examinations have no speech
        <video
          ref={player}
          controls
          playsInline
          disablePictureInPicture
          tabIndex={0}
          data-autofocus
          onKeyDown={press}
          onError={() => setRefused(true)}
          className="max-h-[60dvh] w-full bg-image"
        />
      )}
      {video.isTruncated ? <Notice tone="warning">{text('viewer.document.video.cut')}</Notice> : null}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted">{isUnplayable ? null : text('viewer.document.video.keys')}</p>
        {blob ? (
          <Button
            icon={<DownloadIcon />}
            onClick={() => saveBlob(exportName('document', blob.type === 'video/mpeg' ? 'mpg' : 'mp4'), blob)}
          >
            {text('viewer.document.video.save')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

/** Gives the player the video once it has been read. */
function useVideo(player: RefObject<HTMLVideoElement | null>, document: OpenInstance, video: VideoStream) {
  const [blob, setBlob] = useState<Blob>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isLeft = false
    videoBlob(document, video).then(
      (made) => {
        if (!isLeft) setBlob(made)
      },
      () => {
        if (!isLeft) setFailed(true)
      },
    )
    return () => {
      isLeft = true
    }
  }, [document, video])
  useEffect(() => {
    const element = player.current
    if (!element || !blob) return
    const address = URL.createObjectURL(blob)
    element.src = address
    return () => {
      element.removeAttribute('src')
      URL.revokeObjectURL(address)
    }
  }, [blob, player])
  return { blob, hasFailed }
}
