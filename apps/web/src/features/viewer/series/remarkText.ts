import type { StackRemark } from '@pandok/viewer'
import type { Text } from '#platform/text/text.ts'

const rounded = (value: number): number => Number(value.toFixed(1))

export function remarkText(remark: StackRemark, text: Text): string {
  switch (remark.kind) {
    case 'missing':
      return text('viewer.remark.missing', { have: remark.have, of: remark.of })
    case 'gap':
      return text('viewer.remark.gap', { after: remark.after, distance: rounded(remark.distance) })
    case 'duplicatePositions':
    case 'sameUid':
    case 'truncated':
      return text(`viewer.remark.${remark.kind}`, { count: remark.count })
    case 'tilted':
      return text('viewer.remark.tilted', { degrees: rounded(remark.degrees) })
    case 'unequalSpacing':
    case 'unequalOrientation':
    case 'unequalPixels':
    case 'noGeometry':
    case 'unidentified':
      return text(`viewer.remark.${remark.kind}`)
  }
}
