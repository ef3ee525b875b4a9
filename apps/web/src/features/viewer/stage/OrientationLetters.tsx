import { typedKeys } from '@pandok/domain'
import { edgeLetters, type Orientation, type View } from '@pandok/viewer'
import { useSessionPart } from '../workspace/useViewerParts.ts'

const PLACES = {
  left: 'left-1.5 top-1/2 -translate-y-1/2',
  right: 'right-1.5 top-1/2 -translate-y-1/2',
  // In small viewports the letters move between the corner texts and the middle.
  top: 'top-1 left-1/2 -translate-x-1/2 @max-[300px]:top-6.5',
  bottom: 'bottom-1 left-1/2 -translate-x-1/2 @max-[300px]:bottom-6.5',
} as const

interface OrientationLettersProps {
  orientation: Orientation | undefined
  view: Pick<View, 'rotation' | 'isFlipped'>
}

/** The orientation letters; none if the file doesn't say. */
export function OrientationLetters({ orientation, view }: OrientationLettersProps) {
  const isHidden = useSessionPart(({ texts }) => texts === 'none')
  if (isHidden) return null
  const letters = edgeLetters(orientation, view)
  return (
    <div className="@container pointer-events-none absolute inset-0">
      {typedKeys(PLACES).map((edge) =>
        letters[edge] === '' ? null : (
          <span
            key={edge}
            data-edge={edge}
            className={`absolute text-base font-bold text-image-letter [text-shadow:0_0_3px_black,0_0_3px_black] ${PLACES[edge]}`}
          >
            {letters[edge]}
          </span>
        ),
      )}
    </div>
  )
}
