export { createSession, type Session } from './createSession.ts'
export {
  type Cine,
  COLUMNS_MAX,
  type PointerTool,
  ROWS_MAX,
  VIEW_RESET,
  type ViewerState,
  type Viewport,
} from './ViewerState.ts'
