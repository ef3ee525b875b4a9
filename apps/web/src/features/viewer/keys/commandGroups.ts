import { typedKeys } from '@pandok/domain'
import { VIEWER_COMMANDS, type ViewerCommandGroup } from '@pandok/viewer'

const GROUPS: readonly ViewerCommandGroup[] = [
  ...(['move', 'tool', 'look', 'layout', 'planes', 'rendering', 'slide', 'mark', 'study'] as const),
]

const ids = typedKeys(VIEWER_COMMANDS)

/** The image commands by group, in the order of the table. */
export const commandGroups = GROUPS.map(
  (group) => [group, ids.filter((id) => VIEWER_COMMANDS[id].group === group)] as const,
)
