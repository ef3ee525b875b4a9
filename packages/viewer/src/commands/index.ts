export { type KeyChoices, keysOf, readKeyChoices, viewerCommandFor, withKey } from './keyTable.ts'
export {
  VIEWER_COMMANDS,
  type ViewerCommand,
  type ViewerCommandGroup,
  type ViewerCommandId,
} from './viewerCommands.ts'
