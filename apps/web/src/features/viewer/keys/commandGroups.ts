import {
  VIEWER_COMMANDS,
  type ViewerCommand,
  type ViewerCommandGroup,
  type ViewerCommandId,
} from '@pandok/viewer'

const GROUPS: readonly ViewerCommandGroup[] = [
  ...(['move', 'tool', 'look', 'layout', 'planes', 'rendering', 'slide', 'mark', 'study'] as const),
]

const ids = Object.keys(VIEWER_COMMANDS) as ViewerCommandId[]

/** The image commands by group, in the order of the table. */
export const commandGroups = GROUPS.map(
  (group) => [group, ids.filter((id) => (VIEWER_COMMANDS[id] as ViewerCommand).group === group)] as const,
)
