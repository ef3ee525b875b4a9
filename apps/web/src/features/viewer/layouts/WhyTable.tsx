import type { Layout } from '@pandok/viewer'
import { useText } from '#platform/text/text.ts'
import { seriesWords } from '../export/measured/imageWords.ts'
import { useSessionPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { scopeName } from './scopeName.ts'

/** Each viewport with its content and the reason; content that the reader has moved is marked as such. */
export function WhyTable() {
  const text = useText()
  const viewer = useViewer()
  const viewports = useSessionPart((state) => state.viewports)
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  const layout = viewer.hungLayout()
  if (!layout) return <p className="text-sm text-muted">{text('viewer.viewport.empty')}</p>
  return (
    <>
      <p className="mb-2 text-sm">
        {text(`viewer.why.${layout.by}`, { modality: scopeName(layout.subject) })}
      </p>
      <table className="w-full text-left text-sm">
        <thead className="text-xs text-muted">
          <tr>
            <th className="py-1 pe-3 font-medium">{text('viewer.why.place')}</th>
            <th className="py-1 pe-3 font-medium">{text('viewer.why.series')}</th>
            <th className="py-1 font-medium">{text('viewer.why.reason')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {viewports.map(({ id, stack }, at) => {
            const [frame] = (stack === undefined ? undefined : viewer.stackOf(stack))?.frames ?? []
            return (
              <tr key={id}>
                <td className="py-1 pe-3 tabular-nums">{at + 1}</td>
                <td className="py-1 pe-3 [overflow-wrap:anywhere]">
                  {frame ? seriesWords(frame, isHidden, text) : '—'}
                </td>
                <td className="py-1">{text(`viewer.why.${reasonOf(layout, at, stack)}`)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

function reasonOf({ cells }: Layout, at: number, stack: string | undefined) {
  const cell = cells[at]
  if (stack === undefined) return 'empty'
  return cell?.stack === stack ? cell.why : 'byHand'
}
