import '@pandok/ui/styles.css'
import './panePage.css'
import {
  createMeasurements,
  type MeasurementTool,
  openSlide,
  type SlidePlacement,
  type SlideSource,
  type SlideView,
} from '@pandok/viewer'
import { useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { loadFont } from '../../../../apps/web/src/app/fonts.ts'
import { textStore } from '../../../../apps/web/src/app/textStore.ts'
import { SlidePane } from '../../../../apps/web/src/features/viewer/slide/SlidePane.tsx'

const measurements = createMeasurements({ newId: () => crypto.randomUUID() })
const violations: string[] = []
document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => {
  violations.push(`${violatedDirective} ${sourceFile}`)
})

let choose: (tool: MeasurementTool | undefined) => void = () => undefined
let shown: SlideView | undefined

function Page({ source }: { source: SlideSource }) {
  const [tool, setTool] = useState<MeasurementTool>()
  const [bookmarks, setBookmarks] = useState<readonly SlidePlacement[]>([])
  choose = setTool
  const onView = useCallback((view: SlideView | undefined) => {
    shown = view
  }, [])
  return (
    <SlidePane
      source={source}
      measurements={measurements}
      tool={tool}
      onView={onView}
      bookmarks={bookmarks}
      onBookmarks={setBookmarks}
      isIdentityHidden={false}
    />
  )
}

const pane = {
  async open(locale: 'ko' | 'en' | 'de' = 'ko') {
    await textStore.show(locale)
    loadFont(locale)
    const input = document.querySelector<HTMLInputElement>('#files')
    const files = [...(input?.files ?? [])].map((blob) => ({ name: blob.name, blob }))
    const opened = await openSlide(files)
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
    input?.remove()
    const root = document.querySelector('#root')
    if (root) createRoot(root).render(<Page source={opened.source} />)
  },
  view: () => shown,
  /** Where a pixel of the slide lies in the window. */
  onScreen(x: number, y: number) {
    const host = document.querySelector('[data-slide] .openseadragon-container')?.getBoundingClientRect()
    const point = shown?.toScreen({ x, y }) ?? { x: 0, y: 0 }
    return { x: point.x + (host?.left ?? 0), y: point.y + (host?.top ?? 0) }
  },
  choose: (tool: MeasurementTool | undefined) => choose(tool),
  measured: () => measurements.read().items,
  violations: () => violations,
}
Object.assign(window, { pane })
export type PaneBench = typeof pane
