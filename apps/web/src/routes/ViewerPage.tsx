import { useRef } from 'react'
import { PlateBeside } from '#features/plates/beside/PlateBeside.tsx'
import { ViewerScreen } from '#features/viewer/ViewerScreen.tsx'

export function ViewerPage() {
  const reader = useRef(() => '')
  return (
    <ViewerScreen
      report={() => reader.current()}
      beside={({ entries, ...parts }) => <PlateBeside more={entries} reader={reader} {...parts} />}
    />
  )
}
