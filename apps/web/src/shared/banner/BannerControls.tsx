import { ChevronLeftIcon, ChevronRightIcon, IconButton, PauseIcon, PlayIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

interface BannerControlsProps {
  isPlaying: boolean
  onToggle: () => void
  onStep: (by: 1 | -1) => void
}

export function BannerControls({ isPlaying, onToggle, onStep }: BannerControlsProps) {
  const text = useText()
  return (
    <>
      <IconButton
        size="sm"
        label={text(isPlaying ? 'program.banner.pause' : 'program.banner.play')}
        icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
        onClick={onToggle}
      />
      <IconButton
        size="sm"
        label={text('program.banner.previous')}
        icon={<ChevronLeftIcon />}
        onClick={() => onStep(-1)}
      />
      <IconButton
        size="sm"
        label={text('program.banner.next')}
        icon={<ChevronRightIcon />}
        onClick={() => onStep(1)}
      />
    </>
  )
}
